// British and American spellings become one before anything is looked up. What comes out need not be a word:
// it is never shown, and texts and searches are treated alike.

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
    // Plurals that no ending tells.
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

/** A word in American spelling, and some irregular plurals as their singular. @param word lower-case letters a-z */
export const american = (word: string): string => {
  const listed = WORDS.get(word);
  if (listed !== undefined) return listed;
  const modern = word.replace(GREEK, (root) => root.replace(/ae|oe/, 'e'));
  return RULES.reduce((text, [pattern, instead]) => text.replace(pattern, instead), modern);
};
