/** What stands where customers will speak, one below the other. */
export interface VoicesCopy {
  readonly title: string;
  readonly lead: string;
  readonly voices: readonly { readonly quote: string; readonly name: string; readonly role: string }[];
}
