/** The page document: what the editor edits, the server stores and the renderer publishes. */

export { ANSWER_INPUTS, type AnswerInput } from "./answers/answer-inputs.ts";
export { type CodeInput, formatCode, isCodeInput, readCode } from "./answers/codes.ts";
export { boxName, countryName } from "./answers/control-names.ts";
export { answerPlaces, fillAddress } from "./answers/fill-address.ts";
export { type AnswerLimits, fillLimits, isWithin, limitProblem } from "./answers/limits.ts";
export { CALLING_CODES, formatTypedPhone, HOME_COUNTRY, readPhone } from "./answers/phones.ts";
export { showAnswer } from "./answers/show-answer.ts";
export { type BlockCatalog, type BlockCategory, type BlockRules, PAGE_SLOT, type PropsMigration, type SlotRule } from "./catalog.ts";
export { applyDiff, readDiff } from "./changes/apply-diff.ts";
export { type DocumentDiff, EMPTY_DIFF, isEmptyDiff, type RecordChange, reverseDiff, squashDiffs } from "./changes/diff.ts";
export { DocumentHistory, type HistoryMove, type HistoryStep, type HistorySteps, stepsOnTopOf } from "./changes/history.ts";
export { keepJoinTexts } from "./changes/join-texts.ts";
export { type Merged, mergeRecords, type Preference } from "./changes/merge-records.ts";
export { mergeWords } from "./changes/merge-words.ts";
export { sameJson } from "./changes/same-json.ts";
export { type CopiedStyle, copyStyle, readCopiedStyle, styleOfFragment } from "./copied-style.ts";
export {
  DISPLAY_LIMITS,
  type DisplayCondition,
  type DisplayRule,
  displayRule,
  VISITOR_BROWSERS,
  VISITOR_DEVICES,
  VISITOR_SYSTEMS,
  type VisitorBrowser,
  type VisitorDevice,
  type VisitorSystem,
} from "./display/display-rule.ts";
export { isShownTo, type VisitorFacts } from "./display/is-shown-to.ts";
export { recogniseVisitor } from "./display/recognise-visitor.ts";
export { turnedClass, turnedClasses } from "./display/turned-rules.ts";
export { DOCUMENT_LIMITS, DOCUMENT_SCHEMA, emptyDocument, type PageDocument, pageDocument, recordIn } from "./document.ts";
export { ENTRANCE_EFFECTS, ENTRANCE_LIMITS, type Entrance, type EntranceEffect, entrance } from "./entrance.ts";
export { escapeHtml } from "./escape-html.ts";
export { copyFragment, type Fragment, readFragment, withFreshIds } from "./fragment.ts";
export { href, isSafeHref, isWebAddress, webAddress } from "./href.ts";
export { type MakeId, PAGE_ID, randomId, recordId } from "./ids.ts";
export { imageIdsIn } from "./image-ids.ts";
export {
  type InsertionPoint,
  insertionPointsWhere,
  legalInsertionPoints,
  legalInsertionPointsTogether,
  mayHold,
  mayStand,
  mayStandTogether,
  mayStandWrapped,
} from "./insertion-points.ts";
export { type KeptDocument, mergeKept } from "./kept-document.ts";
export { DATE_FORMATS, type DateFormat, type Macro, MOST_DAYS, MOST_MACRO_CHARACTERS, MOST_NUMBER, macro, UTM_KEYS } from "./macro.ts";
export { duplicateBlocks } from "./operations/duplicate-blocks.ts";
export { insertFragment } from "./operations/insert-fragment.ts";
export { moveBlocks } from "./operations/move-blocks.ts";
export { type Operation, OperationRefused, runOperation } from "./operations/operation.ts";
export { plainValue, putToken, removeToken, replaceToken } from "./operations/put-token.ts";
export { removeBlocks } from "./operations/remove-blocks.ts";
export { restoreBlock } from "./operations/restore/restore-block.ts";
export { restoreDocument } from "./operations/restore/restore-document.ts";
export { type BlockSettings, setBlockSettings } from "./operations/set-block-settings.ts";
export { type PageSettings, setPageSettings, withSettings } from "./operations/set-page-settings.ts";
export { setProps } from "./operations/set-props.ts";
export { type StyleTarget, setStyles } from "./operations/set-styles.ts";
export { adoptSiteStyle, followSiteStyle, leaveSiteStyle } from "./operations/site-style.ts";
export { detachStyle, dissolveStyle } from "./operations/styles/detach-style.ts";
export { makeStyle } from "./operations/styles/make-style.ts";
export { pasteStyle } from "./operations/styles/paste-style.ts";
export { putStyle, removeStyle } from "./operations/styles/put-style.ts";
export { resetStyles } from "./operations/styles/reset-styles.ts";
export { setStyleIds } from "./operations/styles/set-style-ids.ts";
export { detachSynced, makeSynced, type SyncedPlace, syncedFragment } from "./operations/synced-copies.ts";
export { compareOrder, keyBetween, keysBetween } from "./order.ts";
export { type CanonicalLink, MOST_CANONICAL_LINKS } from "./page-settings/canonical-links.ts";
export { isHostName } from "./page-settings/host-name.ts";
export { SITE_LEGAL_PATHS } from "./page-settings/legal-paths.ts";
export {
  CODE_PLACES,
  type CodePlace,
  DELAY_PATTERN,
  EARLY_SECTIONS,
  PAGE_CODE_LIMITS,
  PAGE_TEXT_LIMITS,
  PAGE_TYPES,
  type PageType,
  SWITCHER_PLACES,
} from "./page-settings/limits.ts";
export {
  fieldOfMetaTag,
  META_TAG_LIMITS,
  type MetaTag,
  type MetaTagField,
  metaTagProblem,
  PROTECTION_META,
} from "./page-settings/meta-tags.ts";
export { OPTIMIZED_FOR, type OptimizedFor, type OptimizerField, optimizerLacks } from "./page-settings/optimizer.ts";
export { type PageCodePart, type PageCodes, pageCodePart } from "./page-settings/page-code.ts";
export { withoutPrivateSettings } from "./page-settings/private-settings.ts";
export { delayMs, waitingBlocks } from "./page-settings/waiting-blocks.ts";
export { type BlockTree, judgePlaces, type PlaceJudge, type SlotPlace, type Wrapper, whyNot } from "./placement/judge-places.ts";
export { holdRefusal, isHolding, lockOf } from "./placement/locks.ts";
export { slotRule } from "./placement/nesting.ts";
export type { PlaceRefusal } from "./placement/place-refusal.ts";
export { checkChanges, checkDocument } from "./reading/invariants.ts";
export { type Json, json } from "./reading/json.ts";
export { jsonBytes } from "./reading/json-bytes.ts";
export { assertMigrations, type KindState, kindState, migrateBlock } from "./reading/migrate.ts";
export { type DocumentProblem, ok, type Result, refused } from "./reading/problems.ts";
export { readDocument, readReplacement, readStored } from "./reading/read-document.ts";
export {
  type BlockRecord,
  blockRecord,
  type DocumentRecord,
  documentRecord,
  type ImageReference,
  imageReference,
  LANGUAGES,
  type Language,
  type PageRecord,
  pageRecord,
  STYLES_A_BLOCK,
  STYLES_A_PAGE,
  type StyleRecord,
  styleRecord,
} from "./records.ts";
export {
  hasWords,
  type InlineNode,
  type InlineText,
  inlineText,
  MOST_MACROS,
  paragraphs,
  plainText,
  type RichText,
  richText,
  type TextMark,
  words,
} from "./rich-text.ts";
export { DocumentStore, type Transaction } from "./store.ts";
export { blockLayers, withOwnLook } from "./style/block-layers.ts";
export {
  BREAKPOINT_MAX_WIDTH,
  BREAKPOINT_PREVIEW_WIDTH,
  BREAKPOINTS,
  type Breakpoint,
  INHERITANCE,
  STATE_INHERITANCE,
  STYLE_STATES,
  type StyleState,
} from "./style/breakpoints.ts";
export { STYLE_PROPERTIES, STYLE_PROPERTY_NAMES, type StyleProperty, type StylePropertyRule } from "./style/properties.ts";
export { flattenLayers, type LayeredValue, type PlacedValue, resolveLayers, stylesOf, valuesIn } from "./style/style-layers.ts";
export {
  isLegalValue,
  type ResolvedValue,
  resolveShown,
  resolveStyle,
  type StyleDeclarations,
  type Styles,
  styles,
} from "./style/styles.ts";
export {
  GRADIENT_FORMS,
  GRADIENT_STOPS,
  type GradientForm,
  type GradientValue,
  LENGTH_UNITS,
  type LengthUnit,
  type LengthValue,
  type OverlayValue,
  type Paint,
  type PointValue,
  type ShadowLayer,
  type StyleValue,
  styleValue,
  tokensOf,
} from "./style/values.ts";
export {
  isSectionAlone,
  isSyncedCopy,
  SECTION_ALONE_ID,
  SYNCED_KIND,
  type SyncedContent,
  sectionIdOf,
  syncedBlockId,
  syncedSectionIds,
  withSyncedContent,
} from "./synced-sections.ts";
export { FONT_FAMILIES, type FontFamily } from "./tokens/font-families.ts";
export { DEFAULT_TOKENS, SCALE_TOKENS } from "./tokens/starting-tokens.ts";
export { TOKEN_KINDS, TOKEN_UNITS, type TokenKind, type TokenOf, type TokenRecord, tokenRecord } from "./tokens/token-record.ts";
export { type StyledRecord, tokenUses } from "./tokens/token-uses.ts";
export { imagesNamedIn, withOtherImages } from "./travel/document-images.ts";
export { type PicturePlace, type TakenPicture, withoutPictures, withPicture } from "./travel/picture-places.ts";
export { settleFragment } from "./travel/settle-fragment.ts";
export { ancestors, type DocumentTree, isInside, subtree, treeOf } from "./tree.ts";
export { findInRun, findInText, replaceInRun, replaceInText, type Span, type WordSearch } from "./words/find-words.ts";
