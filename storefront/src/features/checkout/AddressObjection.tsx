import { Button, ButtonLink, Icon, exclamationCircleIcon } from '@balsam/shared-ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

interface AddressObjectionProps {
  /** The carrier's objection to the address; null if there is none. */
  objection: string | null;
  /** True if parcels go to the stored address; otherwise the form's fields show the errors. */
  isStored: boolean;
  keep: () => void;
}

function focusRefused({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  const street = (name: string) => form?.querySelector<HTMLElement>(`[name="${name}.address_1"]`);
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? street('shipping') ?? street('billing');
  field?.focus();
}

/** The carrier's objection to the address. The customer corrects the address, or keeps it and places the order. */
export function AddressObjection({ objection, isStored, keep }: AddressObjectionProps) {
  const { t } = useTranslation('storefront');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [objection]);
  if (objection === null) return null;
  return (
    <div ref={box} className="sf-checkout-note" role="alert" tabIndex={-1}>
      <p className="fw-semibold">
        <Icon icon={exclamationCircleIcon} /> {t('checkout.address.title')}
      </p>
      <p>{objection}</p>
      <div className="cluster">
        {isStored ? (
          <ButtonLink to={href('address')} size="sm">
            {t('checkout.address.correct')}
          </ButtonLink>
        ) : (
          <Button size="sm" onClick={focusRefused}>
            {t('checkout.address.correct')}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          onClick={({ currentTarget }) => {
            keep();
            currentTarget.form?.requestSubmit();
          }}
        >
          {t('checkout.address.keep')}
        </Button>
      </div>
    </div>
  );
}
