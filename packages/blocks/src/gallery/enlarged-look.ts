/** How an enlarged image stands on the screen: on a ground of its own, whatever colours the page has. */
export const ENLARGED_LOOK = `html:has(.v-enlarged){overflow:hidden}
.v-enlarged{width:100%;max-width:none;height:100%;max-height:none;margin:0;padding:0;border:0;background:#0c1116;color:#fff;font-family:var(--font-text);overscroll-behavior:contain}
.v-enlarged::backdrop{background:none}
.v-enlarged>div{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;height:100%;padding:68px 16px 20px}
.v-enlarged img{flex:0 1 auto;min-height:0;width:auto;height:auto;object-fit:contain}
.v-enlarged p{flex:none;max-width:64ch;max-height:25%;margin:0;overflow:auto;text-align:center;overflow-wrap:anywhere}
.v-enlarged p:empty{display:none}
.v-enlarged small{position:absolute;inset-block-start:22px;inset-inline-start:20px;font-size:15px;font-variant-numeric:tabular-nums}
.v-enlarged button{position:absolute;display:grid;place-items:center;width:48px;height:48px;padding:0;border:0;border-radius:50%;background:#0c1116b3;color:inherit;cursor:pointer}
.v-enlarged button:hover{background:#3a444e}
.v-enlarged :focus-visible{outline:3px solid #fff;outline-offset:-3px}
.v-enlarged button::before{content:"";width:14px;height:14px;border:solid;border-width:0 0 2px 2px;rotate:45deg;translate:3px}
.v-enlarged .v-next::before{rotate:-135deg;translate:-3px}
.v-enlarged .v-close::before{width:20px;height:20px;border:0;background:linear-gradient(currentColor,currentColor) center/20px 2px no-repeat,linear-gradient(currentColor,currentColor) center/2px 20px no-repeat;translate:0}
.v-enlarged .v-close{inset-block-start:10px;inset-inline-end:10px}
.v-enlarged .v-previous{inset-block-start:calc(50% - 24px);inset-inline-start:8px}
.v-enlarged .v-next{inset-block-start:calc(50% - 24px);inset-inline-end:8px}
@media (min-width:768px){.v-enlarged>div{padding-inline:80px}.v-enlarged .v-previous{inset-inline-start:20px}.v-enlarged .v-next{inset-inline-end:20px}}`;
