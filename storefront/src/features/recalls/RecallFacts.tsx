import type { PublicRecall } from '@balsam/shared-api';
import { Bdi, formatDate, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import './recalls.css';
import { href } from '../../entities/page/paths.ts';

/** Content of a recall: dates, reason, instruction, products and batches. */
export function RecallFacts({ recall }: { recall: PublicRecall }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { recall_no, severity, authority, authority_ref, opened_at, closed_at } = recall;
  return (
    <>
      <dl className="facts">
        <dt>{t('recalls.number')}</dt>
        <dd>
          <Bdi>{recall_no}</Bdi>
        </dd>
        <dt>{t('recalls.class')}</dt>
        <dd>{t(`recalls.classes.${severity}`)}</dd>
        <dt>{t('recalls.orderedBy')}</dt>
        <dd>
          {t(`recalls.authorities.${authority}`)} {authority_ref && <Bdi>{authority_ref}</Bdi>}
        </dd>
        <dt>{t('recalls.since')}</dt>
        <dd>{formatDate(opened_at, lang)}</dd>
        {closed_at !== null && (
          <>
            <dt>{t('recalls.closed')}</dt>
            <dd>{formatDate(closed_at, lang)}</dd>
          </>
        )}
      </dl>
      <Texts recall={recall} />
      <h2 className="h5 mt-3">{t('recalls.concerned')}</h2>
      <ul className="list-unstyled d-grid gap-2">
        {recall.products.map(({ id, slug, name, name_arabic, company_name, lot_nos, all_lots }) => (
          <li key={id}>
            <Link to={href('product', { slug })}>
              <LocalizedText en={name} ar={name_arabic} />
            </Link>{' '}
            <span className="text-body-secondary">
              · <bdi>{company_name}</bdi>
            </span>
            <br />
            {all_lots ? t('recalls.allBatches') : lot_nos.length > 0 && t('recalls.batches')}{' '}
            {lot_nos.map((lotNo) => (
              <Bdi key={lotNo} className="me-2">
                {lotNo}
              </Bdi>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Texts({ recall: { instruction, reason, conclusion } }: { recall: PublicRecall }) {
  const { t } = useTranslation('storefront');
  const texts = { whatToDo: instruction, why: reason, conclusion };
  return Object.entries(texts).map(
    ([name, text]) =>
      text && (
        <section key={name} className="mt-3">
          <h2 className="h5">{t(`recalls.${name as keyof typeof texts}`)}</h2>
          <p className="sf-recall-text">
            <bdi>{text}</bdi>
          </p>
        </section>
      ),
  );
}
