import type { LinkProps } from "@tanstack/react-router";
import type { Entitlement, Role } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { LucideIcon } from "lucide-react";

/** What a slice puts in the sidebar: the `navEntries` of its file `nav-entries.ts`. */
export interface NavEntry {
  /** Where it stands: the smaller, the higher. In hundreds, so that others fit between. */
  readonly place: number;
  readonly words: Readonly<Record<Language, string>>;
  readonly to: NonNullable<LinkProps["to"]>;
  readonly icon: LucideIcon;
  /** Also active on paths that start with one of these. */
  readonly alsoActiveOn?: readonly string[];
  /** It is there for plans that include this. */
  readonly needs?: Entitlement;
  /** It is there for whoever has this role, or one that may do more. */
  readonly role?: Role;
}
