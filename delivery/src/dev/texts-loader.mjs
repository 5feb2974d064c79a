import path from 'node:path';

/** Makes a module of a language's texts that, saved again, take the place of those that the page shows. */
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
