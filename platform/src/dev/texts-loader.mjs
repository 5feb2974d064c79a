import path from 'node:path';

/** Turns a language file into a module that replaces the texts on the page when the file is saved. */
export default function textsLoader(source) {
  const { namespace } = this.getOptions();
  const lang = path.basename(this.resourcePath, '.json');
  return `
import i18next from 'i18next';
const texts = ${source};
export default texts;
if (import.meta.webpackHot?.data) {
  i18next.addResourceBundle('${lang}', '${namespace}', texts, false, true);
  void i18next.changeLanguage(i18next.language);
}
import.meta.webpackHot?.accept();
`;
}
