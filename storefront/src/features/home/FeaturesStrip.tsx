import { Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const FEATURES = [
  { name: 'shipping', icon: 'truck' },
  { name: 'returns', icon: 'arrow-counterclockwise' },
  { name: 'checkout', icon: 'shield-check' },
  { name: 'gift', icon: 'gift' },
] as const;

/** Four promises of the shop. */
export function FeaturesStrip() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-row" aria-label={t('home.features.label')}>
      <ul className="sf-features">
        {FEATURES.map(({ name, icon }) => (
          <li key={name} className="sf-feature">
            <Icon name={icon} />
            <div>
              <p className="sf-feature-title">{t(`home.features.${name}.title`)}</p>
              <p className="sf-feature-text">{t(`home.features.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
