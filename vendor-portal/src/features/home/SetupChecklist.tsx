import { AllowedLink, type VendorDashboard, type VendorPermission } from '@balsam/shared-api';
import { formatNumber, Icon, useLang, VisuallyHidden, checkCircleIcon } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import './home.css';
import { href } from '../../entities/page/paths.ts';

type Setup = NonNullable<VendorDashboard['setup']>;

const STEPS: { key: keyof Setup; href: string; permission: VendorPermission }[] = [
  { key: 'company', href: href('account'), permission: 'settings.write' },
  { key: 'logo', href: href('account'), permission: 'settings.write' },
  { key: 'address', href: href('settings'), permission: 'settings.write' },
  { key: 'shipping', href: href('settings', { tab: 'shipping' }), permission: 'settings.write' },
  { key: 'payment', href: href('settings', { tab: 'payments' }), permission: 'settings.write' },
  { key: 'bank', href: href('settings', { tab: 'bank' }), permission: 'settings.write' },
  { key: 'vat', href: href('settings', { tab: 'tax' }), permission: 'settings.write' },
  { key: 'product', href: href('addProduct'), permission: 'catalogue.write' },
  { key: 'approved_product', href: href('products', { approval: '0' }), permission: 'catalogue.read' },
];

/** True if all setup steps are done. */
export const isSetUp = (setup: Setup) => STEPS.every(({ key }) => setup[key]);

/** Setup steps before the first sale, done and open. */
export function SetupChecklist({ setup }: { setup: Setup }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const titleId = useId();
  const done = STEPS.filter(({ key }) => setup[key]).length;
  const numbers = { done: formatNumber(done, lang), total: formatNumber(STEPS.length, lang) };
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 id={titleId} className="panel-title">
        {t('home.setup.title')}
      </h2>
      <p>{t('home.setup.progress', numbers)}</p>
      <ol className="vp-setup">
        {STEPS.map(({ key, href, permission }) => (
          <li key={key} className={setup[key] ? 'is-done' : undefined}>
            {setup[key] && <Icon icon={checkCircleIcon} />}
            <div>
              <AllowedLink permission={permission} to={href}>
                {t(`home.setup.steps.${key}.title`)}
              </AllowedLink>
              {setup[key] && <VisuallyHidden> {t('home.setup.done')}</VisuallyHidden>}
              <p className="text-secondary">{t(`home.setup.steps.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
