import { BLOCK_KINDS } from "@vitrine/blocks";
import { Announcer } from "../canvas/announcer.ts";
import { marqueeHits } from "../choosing/marquee-hits.ts";
import { insertBlock } from "../drag/insert-block.ts";
import * as planning from "../drag/planning.ts";
import type { Editor } from "../editor/editor.ts";
import { findOnPage, replaceOnPage } from "../finding/find-on-page.ts";
import { Frame } from "../frame/frame-view.ts";
import type { Clip } from "../keyboard/clip.ts";
import { pasteClip } from "../keyboard/clipboard.ts";
import type { Command } from "../keyboard/command-of.ts";
import { copySelection } from "../keyboard/copy-selection.ts";
import { MoveMode } from "../keyboard/move-mode.ts";
import { type CommandWorld, runCommand } from "../keyboard/run-command.ts";
import { layerRows } from "../layers/layer-rows.ts";

/** A step of a made-up session, in numbers that `EditorDriver` turns into a gesture. */
export interface Gesture {
  readonly what: number;
  readonly which: number;
  readonly where: number;
}

const COMMANDS: readonly Command[] = [
  ...(["duplicate", "wrap", "remove", "hide", "lock", "nudgeBack", "nudgeOn", "out", "in", "previous", "next"] as const),
  ...(["extendBack", "extendOn", "selectAll", "undo", "undo", "redo"] as const),
];
const OTHERS = ["press", "add", "range", "marquee", "insert", "insert", "copy", "paste", "move", "giveUp", "replace"] as const;
const WORDS = ["a", "título", "TEXTO", "o", "ç"];

/** How many gestures there are to choose from. */
export const GESTURES = COMMANDS.length + OTHERS.length;

/** Does with an editor what a person does with hands on a mouse and a keyboard, without a screen. */
export class EditorDriver {
  readonly world: CommandWorld;
  readonly #editor: Editor;
  #clip: Clip | null = null;

  constructor(editor: Editor) {
    const announcer = new Announcer();
    const describe = (id: string): string => id;
    this.#editor = editor;
    this.world = {
      editor,
      announcer,
      describe,
      frame: new Frame(),
      home: null,
      canvas: null,
      moveMode: new MoveMode(editor, announcer, describe),
    };
  }

  /** Carries out a gesture and says which it was. */
  do({ what, which, where }: Gesture): Command | (typeof OTHERS)[number] {
    const command = COMMANDS[what];
    if (command) {
      runCommand(command, this.world);
      return command;
    }
    const other = OTHERS[what - COMMANDS.length] ?? "press";
    this.#doOther(other, which, where);
    return other;
  }

  #doOther(what: (typeof OTHERS)[number], which: number, where: number): void {
    const editor = this.#editor;
    const { moveMode } = this.world;
    const rows = layerRows(editor.store, new Set()).map(({ id }) => id);
    const id = rows[which % Math.max(1, rows.length)];
    switch (what) {
      case "press":
        editor.select(id ?? "page");
        break;
      case "add":
        editor.select(...new Set([...editor.view.selection, ...(id ? [id] : [])]));
        break;
      case "range":
        editor.select(...rows.slice(which % Math.max(1, rows.length)).slice(0, 1 + (where % 8)));
        break;
      case "marquee": {
        const boxOf = (each: string) => ({ x: 0, y: rows.indexOf(each) * 10, width: 10, height: 8 });
        editor.select(...marqueeHits(editor.store, boxOf, { x: 0, y: (which % 40) * 10, width: 20, height: (where % 20) * 10 }));
        break;
      }
      case "insert":
        insertBlock(editor, BLOCK_KINDS[where % BLOCK_KINDS.length] ?? "text");
        break;
      case "copy":
        this.#clip = copySelection(editor)?.clip ?? this.#clip;
        break;
      case "paste":
        if (this.#clip) pasteClip(editor, this.#clip);
        break;
      case "move":
      case "giveUp":
        if (!moveMode.start(planning)) break;
        moveMode.walk((where % 41) - 20);
        if (what === "move") moveMode.confirm();
        else moveMode.cancel();
        break;
      case "replace": {
        const search = { text: WORDS[which % WORDS.length] ?? "", matchesCase: false, matchesAccents: where % 2 === 0 };
        replaceOnPage(editor, findOnPage(editor.store, search), where % 5 === 0 ? "" : "palavra");
        break;
      }
    }
  }
}
