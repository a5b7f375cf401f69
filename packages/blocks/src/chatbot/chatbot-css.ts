/**
 * The look of a conversation. Where scripts run it is a box of one height, and its first step alone is to be seen until
 * the script comes: nothing around it moves.
 */
export const CHATBOT_CSS = `:where(.v-chatbot){width:100%;max-width:30em;font:16px/1.5 var(--font-text);overflow-wrap:anywhere}
:where(.v-chat){display:flex;flex-flow:column;border:1px solid var(--color-line);border-radius:1em;background:var(--color-background);color:var(--color-text)}
:where(.v-chat header){display:flex;gap:1em;align-items:center;padding:1em;border-block-end:1px solid var(--color-line)}
:where(.v-chat header>:first-child){flex:none;width:40px;height:40px;border-radius:50%;object-fit:cover;background:var(--color-surface);line-height:40px;text-align:center}
:where(.v-talk,.v-talk div){width:100%;display:flex;flex-flow:column;align-items:start;gap:8px}
:where(.v-talk){flex:1;padding:16px;overflow:auto}
:where(.v-talk p),:where(.v-typing)::after{content:attr(data-typing);max-width:85%;margin:0;padding:9px 14px;border-radius:4px 16px 16px;background:color-mix(in srgb,currentColor 8%,#0000)}
:where(.v-chat footer){display:flex;flex-wrap:wrap;gap:8px;padding:0 16px 16px}
:where(.v-chatbot :is(button,label,input,.v-out)){padding:9px 18px;border:1px solid;border-radius:2em;background:0 0;color:var(--color-button);font:inherit;text-decoration:none}
:where(.v-chat :not(label)>input){flex:auto;width:9em}
:where(.v-chatbot :is(.v-own,.v-fill)){align-self:end;background:var(--color-button);color:var(--color-on-button)}
:where(.v-chat footer em){flex:0 0 100%}
:where([data-block] .v-step)::before{content:attr(data-step) attr(data-lost)}
:where(.v-mute:not([data-block])){display:none}
@media (scripting:enabled){:where(.v-chatbot:not([data-block])>.v-chat){height:min(32em,80vh)}
:where(.v-chatbot:not([data-block]) .v-step~*){display:none}
.v-fly:not([data-block]){position:fixed;inset-block:auto 16px;inset-inline:var(--v-x,auto 16px);width:var(--v-w,auto);z-index:9}
:where(.v-up){--v-w:calc(100% - 32px)}
:where(.v-at-start){--v-x:16px auto}
:where(.v-fly:not([data-block],.v-up)>.v-chat){display:none}
:where(.v-fly:not([data-block])>.v-float){display:grid;padding:16px;margin:12px 0 0 auto}}`;
