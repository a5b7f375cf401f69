import type { DocumentDiff, DocumentRecord, ImageReference, Language, PageDocument } from "@vitrine/document";
import type { BlockLibrary } from "./library/block-library.ts";
import type { CodeApprovals } from "./own-code/own-code.ts";
import type { SiteFacts } from "./review/review-messages.ts";
import type { SyncedSections } from "./sections/synced-sections.ts";
import type { SiteStyles } from "./site-style/site-styles.ts";

/** A change on its way to the server. Sending it again is harmless: the id says that it is the same one. */
export interface SaveRequest {
  readonly baseVersion: number;
  readonly operationId: string;
  readonly diff: DocumentDiff;
}

/** What became of a save. Only `saved` means that it is on disk. */
export type SaveOutcome =
  /** `isWatched`: somebody else has the page open, and sees it at once. */
  | { readonly kind: "saved"; readonly version: number; readonly isWatched?: boolean }
  /** Somebody else saved first: this is the page as it is now. */
  | { readonly kind: "conflict"; readonly version: number; readonly document: PageDocument }
  /** Nothing answered: worth trying again. */
  | { readonly kind: "offline" }
  /** Something else went wrong, there or here, and nothing says that it was for what was sent: worth trying again. */
  | { readonly kind: "failed" }
  /** Nobody is logged in any more. */
  | { readonly kind: "signed_out" }
  /** Somebody else is, to whom the page does not belong. */
  | { readonly kind: "other_account" }
  /** The page was deleted. */
  | { readonly kind: "gone" }
  /** Whoever edits may not any more: their role or the plan has changed. */
  | { readonly kind: "barred" }
  | { readonly kind: "refused"; readonly message: string };

/** A page as somebody else has saved it. */
export interface NewerPage {
  readonly version: number;
  readonly document: PageDocument;
}

/** Records as an operation left them, by id; null for one that it removed. */
export type RecordChanges = Readonly<Record<string, DocumentRecord | null>>;

/** An operation that was saved, on top of the version before. */
export interface NextOperation {
  readonly version: number;
  readonly operationId: string;
  /** Null where they are known already: the operation was made here. */
  readonly changes: RecordChanges | null;
}

/** What becomes of an open page elsewhere. */
export type PageNews =
  | ({ readonly kind: "operation" } & NextOperation)
  | ({ readonly kind: "newer" } & NewerPage)
  /** Somebody else has opened it. */
  | { readonly kind: "joined" }
  /** It was deleted. */
  | { readonly kind: "gone" }
  /** It is there, which is news after that. */
  | { readonly kind: "there" };

export interface PageWatching {
  /** Asks for what is newer, where anything is known to be. */
  look(): void;
  stop(): void;
}

/** A picture of the account, as the picker shows it. */
export interface LibraryImage {
  readonly reference: ImageReference;
  readonly name: string;
  readonly url: string;
}

/** A folder of the library. */
export interface LibraryFolder {
  readonly id: string;
  /** The folder it stands in; null for the library itself. */
  readonly parentId: string | null;
  readonly name: string;
}

/** A part of the library. */
export interface LibraryPlace {
  /** Sounds have no picture: their `url` is where they are to be had. */
  readonly kind: "image" | "audio";
  /** The library itself where null; of a search, all folders are looked through. */
  readonly folderId: string | null;
  readonly search: string | undefined;
}

/** The pictures and sounds the builder can use; it knows nothing of where they are kept. */
export interface ImageLibrary {
  /** Newest first, a page at a time. */
  list(cursor: string | null, place: LibraryPlace): Promise<{ images: readonly LibraryImage[]; nextCursor: string | null }>;
  /** Every folder; without it, there are none. */
  folders?(): Promise<readonly LibraryFolder[]>;
  /** Rejects with words for the person when the file is not taken. `onProgress` is told how much is out, from 0 to 1. */
  upload(
    file: File,
    options: { readonly signal: AbortSignal; readonly folderId?: string | null; onProgress(share: number): void },
  ): Promise<LibraryImage>;
  /** Has the server take a picture of another site, where this browser may not read it; without it, nobody does. */
  fetch?(address: string, signal: AbortSignal): Promise<LibraryImage>;
  /** Where a picture of a width in pixels is to be had, for the canvas. */
  address(imageId: string, width: number): string;
}

/** HTML of a clipboard as blocks; what of it was left out is named by the groups that there are words for. */
export type HtmlOutcome =
  | {
      readonly kind: "read";
      /** Nothing is taken for granted of it. */
      readonly fragment: unknown;
      /** The address of each of its pictures, by the id that stands for it. */
      readonly pictures: Readonly<Record<string, string>>;
      readonly left: readonly string[];
    }
  /** Nothing answered. */
  | { readonly kind: "offline" }
  /** It cannot be read, or not now; `message` says more, or nothing. */
  | { readonly kind: "failed"; readonly message: string };

export type HtmlReader = (html: string, language: Language, signal: AbortSignal) => Promise<HtmlOutcome>;

export interface PublishRequest {
  readonly overwrite: boolean;
  /** Another address to publish at, without the slash at its start; the page's own unless given. */
  readonly slug?: string;
  /** Another site to publish on, which the page is on from then on. */
  readonly siteId?: string;
  /** The variants that go along: those that sync unless given, none where it is null. */
  readonly syncIds?: readonly string[] | null;
}

/** A site that the page may be published on. */
export interface PublishSite {
  readonly id: string;
  /** For people to read. */
  readonly address: string;
}

/** A variant that may be published along. */
export interface PublishVariant {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  /** It goes along unless somebody says otherwise. */
  readonly syncs: boolean;
}

/** Between what whoever publishes may choose. */
export interface PublishChoices {
  /** Where the page is now, and all sites that it may be on, that one among them. */
  readonly siteId: string;
  readonly sites: readonly PublishSite[];
  /** Where the redirects of the site are that it is on now. */
  readonly redirectsPath: string;
  readonly variants: readonly PublishVariant[];
}

export type PublishOutcome =
  /**
   * Of `brokenCodeIds`, blocks, visitors get nothing: their code would break the page. `left`: variants that were to be
   * published along and were not, with why.
   */
  | {
      readonly kind: "published";
      readonly url: string;
      readonly brokenCodeIds: readonly string[];
      readonly left: readonly { readonly title: string; readonly message: string }[];
    }
  /** Another page is published there: `overwrite` takes its place, `freeSlug` is an address nobody has. */
  | { readonly kind: "taken"; readonly message: string; readonly freeSlug: string }
  /** What was chosen cannot be: the address, the site, or what goes along. */
  | { readonly kind: "unfit"; readonly field: "slug" | "siteId" | "syncIds"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string };

export type RenameOutcome = { readonly kind: "renamed" } | { readonly kind: "refused"; readonly message: string };

/** A page to show anywhere, or a project to bring back. */
export type DownloadKind = "zip" | "json";

export type DownloadOutcome = { readonly kind: "downloaded" } | { readonly kind: "refused"; readonly message: string };

export type CopyOutcome =
  /** `open` leads to the new page. */
  { readonly kind: "kept"; open(): void } | { readonly kind: "refused"; readonly message: string };

/** What visitors have of the page now. */
export interface Publication {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The version of the page when this was found out, and whether what visitors have was behind it then. */
  readonly seenVersion: number;
  readonly hasChanges: boolean;
}

/** Ways from a page's settings to what stands beside them. */
export interface SettingsWays {
  /** The origin of its site as visitors find it. */
  readonly siteUrl: string;
  /** Where its owner says who answers for the site, and where its password is: paths of the dashboard. */
  readonly whoAnswers: string;
  readonly password: string;
}

/** The page editor's whole world: a document, a way to save it, and what surrounds the page. */
export interface BuilderProps {
  readonly pageId: string;
  readonly pageTitle: string;
  /** Whose work it is; null where that is not known, and nothing is kept that only they may find again. */
  readonly ownerId: string | null;
  readonly document: PageDocument;
  readonly version: number;
  /** The language of the interface, not of the page. */
  readonly language: Language;
  /** Whoever opened it may no longer change it: what they do is kept in this browser until they may again. */
  readonly isBarred?: boolean;
  readonly images: ImageLibrary;
  /** Which code of the page's blocks visitors get. */
  readonly codeApprovals: CodeApprovals;
  /** The style that the pages of its site share. */
  readonly siteStyles: SiteStyles;
  /** Ready-made sections, and what the account keeps. */
  readonly library: BlockLibrary;
  /** The sections that pages of the account share; without them, none can be made or put in. */
  readonly synced?: SyncedSections;
  /** What is edited is one of those, by itself: it is not published, and has no settings of a page. */
  readonly isSection?: boolean;
  /** Where visitors find the page now; null while it is not published. */
  readonly liveUrl: string | null;
  /** Null while it is not published. */
  readonly publication: Publication | null;
  /** Where the page as it is saved can be seen before it is published. */
  readonly previewPath: string;
  /** Where its history is. */
  readonly historyPath: string;
  /** Where its publications are, and the times that are set for it. */
  readonly publishingPath: string;
  /** The site's address, for people to read, and the page's on it without the slash between them. */
  readonly siteAddress: string;
  readonly slug: string;
  readonly settingsWays?: SettingsWays;
  /** Given up when the signal says so; what is sent then may still arrive. */
  save(request: SaveRequest, signal: AbortSignal): Promise<SaveOutcome>;
  /**
   * Calls back with what becomes of the page, operations in turn. `version` is the one that is shown, null while nothing can
   * be taken in. Without it, the next save finds out.
   */
  watch?(onNews: (news: PageNews) => void, version: () => number | null): PageWatching;
  /** Reads HTML that is pasted into blocks; without it HTML is its words. */
  readonly readHtml?: HtmlReader;
  /** Makes a page of its own of a document whose page is gone. */
  keepCopy(document: PageDocument): Promise<CopyOutcome>;
  publish(request: PublishRequest): Promise<PublishOutcome>;
  /** Between what there is to choose before that. Rejects where nobody answers; without it, there is nothing. */
  findPublishChoices?(): Promise<PublishChoices>;
  /** What its check has to know besides the page, as that is saved. Rejects where nobody answers. */
  findFacts(): Promise<SiteFacts>;
  /** Has the browser keep the page as it is saved, as a file of the kind. Given up when the signal says so. */
  download(signal: AbortSignal, kind: DownloadKind): Promise<DownloadOutcome>;
  /** Gives the page another name, which is its title too unless it has one of its own. */
  rename(title: string): Promise<RenameOutcome>;
  onExit(): void;
}
