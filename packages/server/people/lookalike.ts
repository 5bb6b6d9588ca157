// What a name looks like: the same for names that cannot be told apart at a glance. After the skeletons of UTS #39, with
// those letters of other alphabets that are commonly taken for Latin ones; not every pair there is.

/** Letters and what they are taken for; capitals first, for they look like others than small ones. */
const capitals = pairs(
  'АВЕЅІЈКМНОРСТУХҮԌԚԜ ABESIJKMHOPCTYXYGQW',
  'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ ABEZHIKMNOPTYX',
  'ՕՍ OU',
  'ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ BPDTGKJCZFMNLSRVHWXYAEIOU',
)
const small = pairs(
  'аеіјорсухѕԁһԛԝӏкпгѵтмвн aeijopcyxsdhqwlknrvtmbh',
  'αεικνορτυγς aeikvoptuyc',
  'օոսցզհ onugqh',
  'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ abcdefghijklmnoprstuvwyz',
  'ıɩɑɡøłđħŧƒ iiagoldhtf',
  'ⲟⲣⲥⲃⲏⲓⲕⲙⲛⲧⲭǀסهɓ opcbhikmntxloob',
  // What cannot be told apart in a plain typeface.
  'i1|0 lllo',
)

function pairs(...rows: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row) => {
      const [from = '', to = ''] = row.split(' ')
      const looks = [...to]
      return [...from].map((letter, i): [string, string] => [letter, looks[i] ?? letter])
    }),
  )
}

const taken = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => by.get(letter) ?? letter).join('')

export function skeletonOf(name: string): string {
  // Accents, joiners, letters and marks that nobody sees are looked past, as are spaces and points; but not all there is.
  const letters = name.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{DI}\u2800]/gu, '')
  const bare = letters.replace(/[\p{Z}\p{P}\p{Sk}]/gu, '') || letters
  // Small letters twice: some are taken for one that is itself taken for another.
  const looks = taken(taken(taken(bare, capitals).toLowerCase(), small), small)
  return looks.replaceAll('rn', 'm').replaceAll('vv', 'w')
}
