// In the words of an old browser, since it is for one: says why the app may look broken, or not begin at all.
;(() => {
  try {
    if (
      window.CSS &&
      CSS.supports('selector(:has(a))') &&
      CSS.supports('color', 'color-mix(in srgb, red, red)') &&
      window.DecompressionStream &&
      'toSorted' in []
    )
      return
  } catch (_) {}
  var french = /^fr/i.test(navigator.language || '')
  var says = document.createElement('p')
  says.setAttribute('role', 'alert')
  says.style.cssText = 'margin:0;padding:12px 16px;background:#fff3d2;color:#18233c;font:16px/1.35 sans-serif'
  says.appendChild(
    document.createTextNode(
      french
        ? 'Ce navigateur est trop ancien pour Undercrown\u00a0: la page risque d\u2019\u00eatre incompl\u00e8te. Il faut Chrome ou Edge 111, Firefox 121, Safari 16.4, ou plus r\u00e9cent.'
        : 'This browser is too old for Undercrown: the page may be incomplete. It takes Chrome or Edge 111, Firefox 121, Safari 16.4, or newer.',
    ),
  )
  document.body.insertBefore(says, document.body.firstChild)
})()
