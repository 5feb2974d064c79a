// Unifies British and American spellings. The result need not be a word: it is never shown, and texts and searches go
// through the same rules.

const WORDS = new Map(
  Object.entries({
    aluminium: 'aluminum',
    grey: 'gray',
    tyre: 'tire',
    tyres: 'tire',
    mould: 'mold',
    moulded: 'molded',
    disc: 'disk',
    discs: 'disk',
    licence: 'license',
    defence: 'defense',
    programme: 'program',
    pyjama: 'pajama',
    pyjamas: 'pajama',
    plaited: 'braided',
    // Irregular plurals.
    feet: 'foot',
    teeth: 'tooth',
    children: 'child',
    childrens: 'child',
    men: 'man',
    mens: 'man',
    women: 'woman',
    womens: 'woman',
    people: 'person',
    knives: 'knife',
    lenses: 'lens',
    lens: 'lens',
  }),
);

const GREEK =
  /(haem|paed|anaem|anaes|caec|faec|gynaec|aesth|aetio|leukaem|caemi|oedem|oesoph|oestr|rrhoea|foet|coeli)/g;

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<=^.{3,})is(?=(?:e|ed|er|ers|es|ing|able|ation|ations)$)/, 'iz'],
  [/(?<=^.{3,}l)ys(?=(?:e|ed|er|ers|es|ing)$)/, 'yz'],
  [/(?<=^.{3,})our(?=(?:s|ed|ing|less|ful)?$)/, 'or'],
  [/(?<=^.{2,}[bt])re(?=s?$)/, 'er'],
  [/(?<=^(?:label|travel|model|cancel|fuel|channel|level|signal|panel|swivel))l(?=ed|ing|er)/, ''],
  [/ogue(?=s?$)/, 'og'],
  [/^sulph/, 'sulf'],
];

/** American spelling of a word; some irregular plurals become singular. @param word lower-case letters a-z */
export const american = (word: string): string => {
  const listed = WORDS.get(word);
  if (listed !== undefined) return listed;
  const modern = word.replace(GREEK, (root) => root.replace(/ae|oe/, 'e'));
  return RULES.reduce((text, [pattern, instead]) => text.replace(pattern, instead), modern);
};
