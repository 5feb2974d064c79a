import { LANGUAGES, VAT_CLASSES, type ProductChange } from '@balsam/shared-api';
import { DateTime } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const ENGLISH = { lang: 'en', dir: LANGUAGES.en.dir } as const;
const ARABIC = { lang: 'ar', dir: LANGUAGES.ar.dir } as const;

/** Fields written in one language; all others are in the reader's language. */
const WRITTEN: Partial<Record<ProductChange['field'], typeof ENGLISH | typeof ARABIC>> = {
  name: ENGLISH,
  description: ENGLISH,
  arabic_name: ARABIC,
  arabic_description: ARABIC,
};

interface ProductChangesProps {
  changes: readonly ProductChange[];
  /** Time of the vendor's request; null if none is pending. */
  requestedAt: string | null;
}

/** Lines of the specifications that the other version does not have: what stays is not read again. */
const differing = ({ field, before, after }: ProductChange) => ({
  before: field === 'attributes' ? before.filter((line) => !after.includes(line)) : before,
  after: field === 'attributes' ? after.filter((line) => !before.includes(line)) : after,
});

/** A vendor's changes to an approved product, next to the current values that customers see. */
export function ProductChanges({ changes, requestedAt }: ProductChangesProps) {
  const { t } = useTranslation('admin-console');
  return (
    <section className="panel" aria-labelledby="product-changes">
      <div className="cluster cluster-between">
        <h2 id="product-changes" className="panel-title">
          {t('changes.title')}
        </h2>
        {requestedAt !== null && <DateTime value={requestedAt} className="text-secondary" />}
      </div>
      <p>{t('changes.lead')}</p>
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </section>
  );
}

function Change({ change }: { change: ProductChange }) {
  const { t } = useTranslation('admin-console');
  const { field } = change;
  const { before, after } = differing(change);
  // Edits from before edits needed approval are live already, but still have to be reviewed.
  const isLive = before.join('\n') === after.join('\n');
  return (
    <section className="ac-change" aria-label={t(`changes.fields.${field}`)}>
      <h3>{t(`changes.fields.${field}`)}</h3>
      {isLive && <p>{t('changes.live')}</p>}
      <dl>
        <div>
          <dt>{t('changes.before')}</dt>
          <dd>
            <Lines of={field} lines={before} />
          </dd>
        </div>
        <div>
          <dt>{t('changes.after')}</dt>
          <dd>
            <Lines of={field} lines={after} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Pictures are URLs, a tax class is its name, everything else is lines of text. */
function Lines({ of, lines }: { of: ProductChange['field']; lines: string[] }) {
  const { t } = useTranslation('admin-console');
  if (of === 'vat_class') {
    const named = VAT_CLASSES.find((name) => name === lines[0]);
    return t(named ? `vat.classes.${named}` : 'vat.asCategory');
  }
  const shown = lines.filter((line) => line !== '');
  if (shown.length === 0) return t('changes.nothing');
  if (of === 'pictures') {
    return shown.map((src, index) => (
      <img key={src} className="thumbnail" src={src} alt={t('changes.picture', { number: index + 1 })} loading="lazy" />
    ));
  }
  return shown.map((line, index) => (
    <p key={index} {...WRITTEN[of]}>
      {line}
    </p>
  ));
}
