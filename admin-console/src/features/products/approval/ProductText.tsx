import { LANGUAGES, type AdminProductDetail, type Lang } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Name and description in both languages side by side, the reader's first, each in its text direction. */
export function ProductText({ product }: { product: AdminProductDetail }) {
  const { t } = useTranslation('admin-console');
  const own = useLang();
  const { name, name_arabic, description, description_arabic, tags } = product;
  const english = <Words key="en" lang="en" name={name} description={description} />;
  const arabic = <Words key="ar" lang="ar" name={name_arabic} description={description_arabic} />;
  return (
    <section className="panel" aria-labelledby="product-words">
      <h2 id="product-words" className="panel-title">
        {t('product.words')}
      </h2>
      <div className="ac-words">{own === 'ar' ? [arabic, english] : [english, arabic]}</div>
      {tags.length > 0 && (
        <ul className="ac-tags" aria-label={t('product.tags')}>
          {tags.map((tag) => (
            <li key={tag.slug} className="chip" dir="auto">
              {tag.name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface WordsProps {
  lang: Lang;
  name: string;
  description: string;
}

function Words({ lang, name, description }: WordsProps) {
  const { t } = useTranslation('admin-console');
  const missing = <span className="text-secondary">{t('product.missing')}</span>;
  return (
    <section aria-label={t(`product.languages.${lang}`)}>
      <p className="ac-language">{t(`product.languages.${lang}`)}</p>
      <div lang={lang} dir={LANGUAGES[lang].dir}>
        <h3>{name || missing}</h3>
        <p className="ac-description">{description || missing}</p>
      </div>
    </section>
  );
}
