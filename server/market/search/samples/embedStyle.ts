/** Colours are those of the web application; the reader's system chooses the theme. */
export const EMBED_STYLE = `
:root { color-scheme: light dark; --card: #fff; --ink: #1c2230; --second: #5b6475; --line: #e6e3dc; --revenue: #2f4b7c; --accent: #b4500b; }
@media (prefers-color-scheme: dark) { :root { --card: #1a1f29; --ink: #e9ebf0; --second: #a3abba; --line: #2a303c; --revenue: #8fb0ea; --accent: #f2935a; } }
body { margin: 0; padding: 12px 16px; background: var(--card); color: var(--ink); font: 14px/1.5 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { margin: 0 0 8px; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: 160px; }
.bar { fill: var(--revenue); }
.missing { fill: var(--second); fill-opacity: 0.16; }
.ground { stroke: var(--line); vector-effect: non-scaling-stroke; }
.plot { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 8px; padding-top: 8px; }
.scale { display: flex; flex-direction: column; justify-content: space-between; margin: -8px 0; text-align: right; color: var(--second); font-size: 12px; line-height: 16px; }
.axis { grid-column: 2; display: flex; justify-content: space-between; color: var(--second); font-size: 12px; }
.note, footer { margin: 8px 0 0; color: var(--second); font-size: 12px; }
a, summary { color: var(--accent); }
summary { margin-top: 8px; cursor: pointer; }
footer a, footer summary { line-height: 24px; }
footer a { display: inline-block; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 2px 0; text-align: left; font-weight: 400; border-top: 1px solid var(--line); }
td, th + th { text-align: right; }
`;
