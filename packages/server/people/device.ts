// What a browser calls itself, in two words that its owner knows again. Nothing else of its headers is kept.

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Such as "Firefox · Linux"; empty for what is no browser that we know. */
export function deviceOf(userAgent = ''): string {
  const named = [browsers, systems].map((list) => list.find(([, mark]) => mark.test(userAgent))?.[0])
  return named.filter((one) => one !== undefined).join(' · ')
}
