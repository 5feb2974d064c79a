import { Allowed, type AdminVendor, type TaxSettings } from '@balsam/shared-api';
import { Badge, Bdi, Button, DateTime, Section, type BadgeVariant } from '@balsam/shared-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TaxDecision } from './TaxDecision.tsx';

const VARIANTS: Record<TaxSettings['state'], BadgeVariant> = {
  none: 'secondary',
  waiting: 'warning',
  verified: 'success',
  rejected: 'danger',
};

/** A vendor's tax details and regime, with the action to decide on them. */
export function VendorTax({ vendor: { id, tax } }: { vendor: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  const [isDeciding, setIsDeciding] = useState(false);
  const { state, country } = tax;
  return (
    <Section
      title={t('vendors.tax.title')}
      note={<Badge variant={VARIANTS[state]}>{t(`vendors.tax.states.${state}`)}</Badge>}
    >
      <div className="stack">
        <TaxFacts tax={tax} />
        {country ? (
          <Allowed permission="money.manage">
            <div>
              <Button onClick={() => setIsDeciding(true)}>{t('vendors.tax.decide')}</Button>
            </div>
          </Allowed>
        ) : (
          <p className="form-text">{t('vendors.tax.noCountry')}</p>
        )}
      </div>
      {isDeciding && country && <TaxDecision id={id} tax={tax} country={country} onHide={() => setIsDeciding(false)} />}
    </Section>
  );
}

function TaxFacts({ tax }: { tax: TaxSettings }) {
  const { t } = useTranslation('admin-console');
  const { regime, vat_number, legal_name, legal_name_arabic, asked_at, decided_at, remarks } = tax;
  return (
    <dl className="facts">
      <Fact label={t('vendors.tax.regime')}>{t(`vendors.tax.regimes.${regime}`)}</Fact>
      <Fact label={t('vendors.tax.vat_number')}>{vat_number && <Bdi>{vat_number}</Bdi>}</Fact>
      <Fact label={t('vendors.tax.legal_name')}>{legal_name && <bdi>{legal_name}</bdi>}</Fact>
      <Fact label={t('vendors.tax.legal_name_arabic')}>{legal_name_arabic && <bdi>{legal_name_arabic}</bdi>}</Fact>
      <Fact label={t('vendors.tax.asked')}>{asked_at && <DateTime value={asked_at} />}</Fact>
      <Fact label={t('vendors.tax.decided')}>{decided_at && <DateTime value={decided_at} />}</Fact>
      <Fact label={t('vendors.tax.remarks')}>{remarks && <bdi>{remarks}</bdi>}</Fact>
    </dl>
  );
}

/** A labelled value; renders nothing if it is empty. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
