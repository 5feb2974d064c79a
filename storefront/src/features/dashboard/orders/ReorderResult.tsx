import { Button, ButtonLink, Modal, cart3Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { SoldName } from '../../../entities/catalog/SoldName.tsx';
import type { Reorder } from './orders-api.ts';
import { href } from '../../../entities/page/paths.ts';

interface ReorderResultProps {
  reorder: Reorder;
  onHide: () => void;
}

/** Result of buying an order again: added items, and skipped ones with the reason. */
export function ReorderResult({ reorder: { added, skipped }, onHide }: ReorderResultProps) {
  const { t } = useTranslation('storefront');
  const footer = (
    <>
      <Button variant="ghost" onClick={onHide}>
        {t('dashboard.close')}
      </Button>
      {added.length > 0 && (
        <ButtonLink to={href('cart')} icon={cart3Icon}>
          {t('dashboard.reorder.viewCart')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Modal
      show
      onHide={onHide}
      title={t(added.length > 0 ? 'dashboard.reorder.done' : 'dashboard.reorder.nothing')}
      footer={footer}
    >
      {added.length > 0 && (
        <ul>
          {added.map((line, index) => (
            <li key={index}>
              <SoldName item={line} /> × {line.quantity}
            </li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <>
          <h3 className="panel-title">{t('dashboard.reorder.skipped')}</h3>
          <ul>
            {skipped.map((line, index) => (
              <li key={index}>
                <SoldName item={line} />
                <div className="form-text">{t(`cart.shortfall.${line.reason}`)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
