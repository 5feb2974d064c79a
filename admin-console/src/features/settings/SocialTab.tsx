import { TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PlatformForm } from './PlatformForm.tsx';
import { NETWORKS, socialSchema, toSocial, toSocialValues } from './social-values.ts';

/** Links to social networks. */
export function SocialTab() {
  const { t } = useTranslation('admin-console');
  return (
    <PlatformForm
      title={t('settings.tabs.social')}
      text={t('settings.social.text')}
      schema={socialSchema}
      read={toSocialValues}
      write={toSocial}
    >
      <div className="field-grid">
        {NETWORKS.map((network) => (
          <TextField
            key={network}
            name={`links.${network}`}
            type="url"
            label={t(`settings.social.networks.${network}`)}
          />
        ))}
      </div>
    </PlatformForm>
  );
}
