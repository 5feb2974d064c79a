import { BilingualFields, TextField, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { contactSchema, PLACES, toContact, toContactValues } from './contact-values.ts';
import { PlatformForm } from './PlatformForm.tsx';

/** Contact details shown in the shop. */
export function ContactTab() {
  const { t } = useTranslation('admin-console');
  const label = (name: TextKey<'admin-console', 'settings.contact'>) => t(`settings.contact.${name}`);
  return (
    <PlatformForm
      title={t('settings.tabs.contact')}
      text={t('settings.contact.text')}
      schema={contactSchema}
      read={toContactValues}
      write={toContact}
    >
      <div className="field-grid">
        <div>
          {PLACES.map((place) => (
            <TextField
              key={place}
              name={`contact.emails.${place}`}
              type="email"
              label={label(`emails.${place}`)}
              hint={place === 0 ? t('settings.contact.emailHint') : undefined}
            />
          ))}
        </div>
        <div>
          {PLACES.map((place) => (
            <TextField
              key={place}
              name={`contact.phones.${place}`}
              type="tel"
              label={label(`phones.${place}`)}
              hint={place === 0 ? t('settings.contact.phoneHint') : undefined}
            />
          ))}
        </div>
      </div>
      <BilingualFields
        fields={[
          {
            en: { name: 'contact.address', label: label('address') },
            ar: { name: 'contact.address_arabic', label: label('addressArabic') },
            rows: 2,
            optional: true,
          },
        ]}
      />
      <div className="field-grid">
        <TextField name="contact.latitude" label={label('latitude')} inputMode="decimal" />
        <TextField name="contact.longitude" label={label('longitude')} inputMode="decimal" />
      </div>
    </PlatformForm>
  );
}
