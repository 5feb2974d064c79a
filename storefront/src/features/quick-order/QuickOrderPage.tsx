import { selectRole, useAppSelector } from '@balsam/shared-api';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Form,
  FormError,
  SubmitButton,
  TextAreaField,
  useLocalStorage,
  cart3Icon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { FileButton } from './FileButton.tsx';
import { MOST_LINES, parseLines } from './parse-lines.ts';
import { QuickOrderTable } from './QuickOrderTable.tsx';
import { ScanButton } from './ScanButton.tsx';
import { useQuickOrder } from './use-quick-order.ts';
import './quick-order.css';
import { href } from '../../entities/page/paths.ts';

const schema = object({
  lines: string()
    .required(textKey('quickOrder.required'))
    .test('some', textKey('quickOrder.required'), (text) => parseLines(text).length > 0)
    .test('all', textKey('quickOrder.tooMany'), (text) => parseLines(text).length <= MOST_LINES),
});

/** Quick order for clinics: pasted SKUs and quantities are checked line by line and added to the cart together. */
export function QuickOrderPage() {
  const { t } = useTranslation('storefront');
  const [storedText, storeText] = useLocalStorage('quick_order');
  const role = useAppSelector(selectRole);
  const { lines, ready, check, change, addAll, isAdding } = useQuickOrder();
  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: href('home') }, { label: t('quickOrder.title') }]} />
        <h1>{t('quickOrder.title')}</h1>
        <p>{t('quickOrder.text')}</p>
      </div>
      <Form
        className="sf-quick-order-form"
        initialValues={{ lines: storedText }}
        validationSchema={schema}
        onSubmit={async ({ lines: text }) => {
          storeText(text);
          await check(text);
        }}
        t={t}
      >
        <TextAreaField
          name="lines"
          label={t('quickOrder.lines')}
          hint={t('quickOrder.hint', { count: MOST_LINES })}
          dir="ltr"
          rows={8}
          spellCheck={false}
          autoComplete="off"
          required
        />
        <FormError />
        <div className="cluster">
          <SubmitButton variant={lines.length > 0 ? 'outline' : 'primary'}>{t('quickOrder.check')}</SubmitButton>
          <FileButton />
          <ScanButton />
        </div>
      </Form>
      <p role="status" className="sf-quick-order-status">
        {lines.length > 0 &&
          t('quickOrder.found', {
            count: lines.filter(({ matches }) => matches.length > 0).length,
            total: lines.length,
          })}
      </p>
      {lines.length > 0 && (
        <div className="stack">
          <QuickOrderTable lines={lines} onChange={change} />
          <div className="cluster">
            {role === 'user' && (
              <Button icon={cart3Icon} busy={isAdding} disabled={ready.length === 0} onClick={() => void addAll()}>
                {t('quickOrder.add', { count: ready.length })}
              </Button>
            )}
            {role === null && (
              <ButtonLink to={href('login')} state={{ from: href('quickOrder') }}>
                {t('quickOrder.logIn')}
              </ButtonLink>
            )}
            {(role === 'vendor' || role === 'admin') && <p>{t('cart.customersOnly.text')}</p>}
            {lines.some(({ outcome }) => outcome && outcome.added > 0) && (
              <ButtonLink to={href('cart')} variant="outline">
                {t('catalog.viewCart')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
