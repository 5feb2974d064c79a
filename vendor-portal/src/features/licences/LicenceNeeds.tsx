import { Allowed, type LicenceNeed, type VendorLicences } from '@balsam/shared-api';
import { Badge, Button, formatDay, Section, useLang, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

type Type = VendorLicences['types'][number];

interface LicenceNeedsProps {
  types: readonly Type[];
  onUpload: (code: string) => void;
}

/** Each licence of the country, with the categories that need it. */
export function LicenceNeeds({ types, onUpload }: LicenceNeedsProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const needed = types.toSorted((one, other) => other.needs.length - one.needs.length);
  return (
    <Section title={t('licences.needs')}>
      <div className="stack">
        {needed.map(({ type, needs }) => (
          <section key={type.code}>
            <h3 className="h6">{localized(type.name, type.name_arabic)}</h3>
            <p className="text-body-secondary">
              {t('licences.issuedBy', { issuer: localized(type.issuer, type.issuer_arabic) })}
            </p>
            {needs.length === 0 ? (
              <p>{t('licences.noNeed')}</p>
            ) : (
              <ul>
                {needs.map((need) => (
                  <Need key={need.category.id} need={need} />
                ))}
              </ul>
            )}
            <Allowed permission="settings.write">
              <Button
                variant="outline"
                size="sm"
                aria-label={t('licences.uploadOf', { name: localized(type.name, type.name_arabic) })}
                onClick={() => onUpload(type.code)}
              >
                {t('licences.upload')}
              </Button>
            </Allowed>
          </section>
        ))}
      </div>
    </Section>
  );
}

/** The day before a hold begins is the last covered one. */
const lastDay = (from: string): string => new Date(new Date(from).getTime() - 1).toISOString();

function Need({ need: { category, products, paused, paused_from } }: { need: LicenceNeed }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const covered =
    paused_from === null
      ? t('licences.covered')
      : t('licences.coveredUntil', { day: formatDay(lastDay(paused_from), lang) });
  return (
    <li>
      {localized(category.name, category.name_arabic)} · {t('licences.products', { count: products })}{' '}
      {paused ? <Badge variant="danger">{t('licences.paused')}</Badge> : <Badge variant="success">{covered}</Badge>}
    </li>
  );
}
