import type { VendorDashboard } from '@balsam/shared-api';
import { formatNumber, Icon, useLang, VisuallyHidden, checkCircleIcon } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './home.css';
import { href } from '../../entities/page/paths.ts';

type Setup = NonNullable<VendorDashboard['setup']>;

const STEPS: { key: keyof Setup; href: string }[] = [
  { key: 'company', href: href('account') },
  { key: 'logo', href: href('account') },
  { key: 'address', href: href('settings') },
  { key: 'shipping', href: href('settings', { tab: 'shipping' }) },
  { key: 'payment', href: href('settings', { tab: 'payments' }) },
  { key: 'bank', href: href('settings', { tab: 'bank' }) },
  { key: 'vat', href: href('settings', { tab: 'tax' }) },
  { key: 'product', href: href('addProduct') },
  { key: 'approved_product', href: href('products', { approval: '0' }) },
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
        {STEPS.map(({ key, href }) => (
          <li key={key} className={setup[key] ? 'is-done' : undefined}>
            {setup[key] && <Icon icon={checkCircleIcon} />}
            <div>
              <Link to={href}>{t(`home.setup.steps.${key}.title`)}</Link>
              {setup[key] && <VisuallyHidden> {t('home.setup.done')}</VisuallyHidden>}
              <p className="text-secondary">{t(`home.setup.steps.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
