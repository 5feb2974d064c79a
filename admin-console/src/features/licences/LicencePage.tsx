import { Allowed, type AdminLicence } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DateTime,
  formatDay,
  formatList,
  QueryState,
  ReasonModal,
  Section,
  useLang,
  useLocalized,
} from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { AcceptLicence } from './AcceptLicence.tsx';
import { LicenceBadge } from './LicenceBadge.tsx';
import { LicencePaper } from './LicencePaper.tsx';
import { refusalRule } from './licence-schema.ts';
import { useGetLicenceQuery, useRefuseLicenceMutation, useRevokeLicenceMutation } from './licences-api.ts';

/** A licence beside its paper: accept, refuse or revoke it. */
export function LicencePage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const query = useGetLicenceQuery(id);
  const localized = useLocalized();
  const vendor = query.data?.licence.vendor;
  const title = vendor ? localized(vendor.company_name, vendor.company_name_arabic) : t('licences.one');
  return (
    <>
      <Link to={href('licences')}>{t('licences.back')}</Link>
      <ConsolePage title={title}>
        <QueryState query={query}>
          {({ licence, categories }) => (
            <div className="split">
              <div className="stack stack-top">
                <LicencePaper licence={licence} />
              </div>
              <div className="stack stack-top">
                <LicenceFacts licence={licence} />
                <Allowed permission="vendors.write">
                  {licence.state === 'submitted' && (
                    <AcceptLicence key={licence.id} licence={licence} categories={categories} />
                  )}
                  <RefuseLicence licence={licence} />
                </Allowed>
              </div>
            </div>
          )}
        </QueryState>
      </ConsolePage>
    </>
  );
}

function LicenceFacts({ licence }: { licence: AdminLicence }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const { type, number, activity, issued_on, expires_on, categories, reason, same_number: others } = licence;
  return (
    <Section title={localized(type.name, type.name_arabic)}>
      {others.length > 0 && (
        <p className="alert alert-warning" role="status">
          {t('licences.sameNumber', { vendors: formatList(others, lang) })}
        </p>
      )}
      <dl className="facts">
        <dt>{t('licences.state')}</dt>
        <dd>
          <LicenceBadge licence={licence} />
        </dd>
        <dt>{t('licences.issuer')}</dt>
        <dd>{localized(type.issuer, type.issuer_arabic)}</dd>
        <dt>{t('licences.number')}</dt>
        <dd>
          <Bdi>{number}</Bdi>
        </dd>
        {activity !== '' && (
          <>
            <dt>{t('licences.activity')}</dt>
            <dd>{t(`licences.activities.${activity}`)}</dd>
          </>
        )}
        <dt>{t('licences.issuedOn')}</dt>
        <dd>{formatDay(issued_on, lang)}</dd>
        <dt>{t('licences.expiresOn')}</dt>
        <dd>{formatDay(expires_on, lang)}</dd>
        {categories.length > 0 && (
          <>
            <dt>{t('licences.categories')}</dt>
            <dd>
              {formatList(
                categories.map((each) => localized(each.name, each.name_arabic)),
                lang,
              )}
            </dd>
          </>
        )}
        {licence.decided_at !== null && (
          <>
            <dt>{t('licences.by')}</dt>
            <dd className="cell-stack">
              {licence.decided_by !== null && <bdi>{licence.decided_by}</bdi>}
              <DateTime value={licence.decided_at} />
              {reason !== '' && <span dir="auto">{reason}</span>}
            </dd>
          </>
        )}
      </dl>
    </Section>
  );
}

/** Refuses a submitted licence, or revokes an accepted one, with a reason for the vendor. */
function RefuseLicence({ licence: { id, state } }: { licence: AdminLicence }) {
  const { t } = useTranslation('admin-console');
  const [isAsking, setIsAsking] = useState(false);
  const [refuse] = useRefuseLicenceMutation();
  const [revoke] = useRevokeLicenceMutation();
  if (state !== 'submitted' && state !== 'accepted') return null;
  const act = state === 'submitted' ? 'refuse' : 'revoke';
  const send = state === 'submitted' ? refuse : revoke;
  return (
    <>
      <Button variant="outline-danger" onClick={() => setIsAsking(true)}>
        {t(`licences.${act}`)}
      </Button>
      {isAsking && (
        <ReasonModal
          title={t(`licences.${act}`)}
          label={t('licences.reason')}
          hint={t(`licences.${act}Hint`)}
          rule={refusalRule}
          onSubmit={(reason) => send({ id, reason }).unwrap()}
          failed={t('licences.failed')}
          submitLabel={t(`licences.${act}`)}
          t={t}
          onHide={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
