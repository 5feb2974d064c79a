import type { Consent } from '@balsam/shared-api';
import { Button, DateTime, keepShown, QueryState, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { useChangeConsentMutation, useListConsentsQuery } from './privacy-api.ts';

/** Texts and uses of data that a customer has agreed to; the newsletter and alerts are withdrawn by one click. */
export function Consents() {
  const { t } = useTranslation('storefront');
  const query = useListConsentsQuery();
  return (
    <section className="panel stack" aria-labelledby="consents">
      <h2 id="consents">{t('dashboard.privacy.consents.title')}</h2>
      <QueryState query={keepShown(query)}>
        {(consents) => (
          <ul className="privacy-requests">
            {consents.map((consent) => (
              <ConsentRow key={consent.purpose} consent={consent} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function ConsentRow({ consent: { purpose, given, at } }: { consent: Consent }) {
  const { t } = useTranslation('storefront');
  const [change, { isLoading }] = useChangeConsentMutation();
  const send = useSend({ failed: t('dashboard.privacy.failed') });
  const name = t(`dashboard.privacy.consents.${purpose}`);
  return (
    <li className="cluster cluster-between">
      <div>
        {purpose === 'terms' || purpose === 'privacy' ? (
          <Link to={href(purpose)}>{name}</Link>
        ) : (
          <strong>{name}</strong>
        )}
        <div className="text-secondary">
          {t(given ? 'dashboard.privacy.consents.given' : 'dashboard.privacy.consents.notGiven')}
          {given && at !== null && (
            <>
              {' · '}
              <DateTime value={at} dayOnly />
            </>
          )}
        </div>
      </div>
      {(purpose === 'newsletter' || (purpose === 'stock_alert' && given)) && (
        <Button
          variant="ghost"
          size="sm"
          busy={isLoading}
          aria-label={t(given ? 'dashboard.privacy.consents.withdrawOf' : 'dashboard.privacy.consents.giveOf', {
            name,
          })}
          onClick={() => void send(() => change({ purpose, given: !given }).unwrap())}
        >
          {t(given ? 'dashboard.privacy.consents.withdraw' : 'dashboard.privacy.consents.give')}
        </Button>
      )}
    </li>
  );
}
