/** How the outbox page looks: the design sheet's tokens and sizes, without the web app's build. */
export const OUTBOX_STYLE = `
@font-face{font-family:"Instrument Sans";src:url(/fonts/instrument-sans.woff2) format("woff2");font-weight:400 700;font-display:optional}
@font-face{font-family:"Bricolage Grotesque";src:url(/fonts/bricolage-grotesque.woff2) format("woff2");font-weight:200 800;font-display:optional}
:root{color-scheme:light dark;--paper:light-dark(oklch(0.981 0.005 85),oklch(0.185 0.018 258));--surface:light-dark(oklch(0.997 0.002 85),oklch(0.222 0.02 258));--sunken:light-dark(oklch(0.957 0.007 85),oklch(0.16 0.016 258));--hover:light-dark(oklch(0.3 0.03 258 / 0.055),oklch(0.95 0.01 85 / 0.07));--line:light-dark(oklch(0.9 0.009 85),oklch(0.322 0.02 258));--ink:light-dark(oklch(0.245 0.032 258),oklch(0.955 0.008 85));--soft:light-dark(oklch(0.43 0.026 258),oklch(0.79 0.012 258));--faint:light-dark(oklch(0.515 0.02 258),oklch(0.69 0.014 258));--mar:light-dark(oklch(0.49 0.088 203),oklch(0.765 0.105 198));--mar-soft:light-dark(oklch(0.948 0.024 198),oklch(0.3 0.042 210));--on-mar:light-dark(oklch(0.995 0.004 198),oklch(0.19 0.03 215));--manga:oklch(0.8 0.16 75)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:400 14px/20px "Instrument Sans",system-ui,sans-serif}
header{display:flex;align-items:center;height:66.5px;padding:0 24px;border-bottom:1px solid var(--line);background:var(--surface)}
header a{display:inline-flex;align-items:center;gap:8px;color:inherit;text-decoration:none;font:700 19px/24px "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.02em}
header path,header rect{fill:var(--mar)}header .glass{fill:var(--on-mar);opacity:.22}header .fold{fill:none;stroke:var(--on-mar);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}header circle{fill:var(--manga);stroke:var(--surface);stroke-width:1.5}
main{flex:1;display:flex;flex-direction:column;width:100%;max-width:820px;margin:0 auto;padding:32px 24px 48px}
h1{margin:0 0 6px;font:700 28px/34px "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.02em;overflow-wrap:anywhere}
.intro{margin:0 0 24px;max-width:60ch;color:var(--soft)}
a{color:var(--mar)}a:focus-visible,iframe:focus-visible{outline:2px solid var(--mar);outline-offset:2px;border-radius:6px}
.letters{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:10px;background:var(--surface);overflow:hidden}
.letters li+li{border-top:1px solid var(--line)}
.letters a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;align-items:center;padding:12px 16px;color:inherit;text-decoration:none}
.letters a:hover{background:var(--hover)}.letters a:focus-visible{outline-offset:-2px;border-radius:10px}
.subject{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.to,.when{color:var(--faint);font-size:12px;line-height:16px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.to{grid-column:1;grid-row:2}.when{grid-column:2;grid-row:2;text-align:right;font-variant-numeric:tabular-nums}
.code,.state{grid-column:2;grid-row:1;justify-self:end;padding:2px 8px;border-radius:6px;background:var(--mar-soft);color:var(--ink);font:600 14px/20px ui-monospace,"SF Mono","Cascadia Mono","Liberation Mono",monospace;letter-spacing:.06em}
.state{border-radius:999px;background:var(--sunken);color:var(--soft);font:500 12px/16px "Instrument Sans",system-ui,sans-serif;letter-spacing:0}
.empty{display:grid;justify-items:center;gap:6px;padding:56px 24px;border:1px solid var(--line);border-radius:10px;background:var(--surface);text-align:center}
.empty svg{margin-bottom:10px;fill:none;stroke:var(--faint);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}.empty svg .touch{fill:var(--surface);stroke:var(--mar)}
.empty h2{margin:0;font-size:16px;line-height:24px;font-weight:600}.empty p{margin:0;max-width:46ch;color:var(--soft)}
.empty code{font:600 .93em/1 ui-monospace,"SF Mono","Cascadia Mono","Liberation Mono",monospace;color:var(--ink);overflow-wrap:anywhere}
.back{display:inline-flex;align-items:center;gap:6px;align-self:start;min-height:32px;margin-bottom:8px;font-weight:500;text-decoration:none}
.back svg{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
dl{display:flex;flex-wrap:wrap;gap:2px 20px;margin:0 0 20px;color:var(--soft)}dl div{display:flex;gap:6px;min-width:0}dt{color:var(--faint)}dd{margin:0;overflow-wrap:anywhere}
iframe{flex:1;width:100%;min-height:640px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
@media(max-width:600px){header{padding:0 16px}main{padding:24px 16px 32px}.letters a{padding:14px}.to{grid-column:1/-1}.when{grid-column:1/-1;grid-row:3;text-align:left}h1{font-size:24px;line-height:30px}}
`;
