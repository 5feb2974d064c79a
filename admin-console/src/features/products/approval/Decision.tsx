import { Allowed, type AdminProductDetail } from '@balsam/shared-api';
import {
  Button,
  ButtonLink,
  useSendOnce,
  arrowCounterclockwiseIcon,
  check2Icon,
  eyeIcon,
  trashIcon,
} from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteProduct } from '../DeleteProduct.tsx';
import { FeaturedSwitch } from '../ProductSwitches.tsx';
import { useToggleApprovalMutation } from '../toggles-api.ts';
import { useIncompleteReason } from '../use-incomplete-reason.ts';
import { ChangesDecision } from './ChangesDecision.tsx';
import { Availability } from './Availability.tsx';
import { href } from '../../../entities/page/paths.ts';

/** State of the product, and the actions for it. */
export function Decision({ product }: { product: AdminProductDetail }) {
  const { t } = useTranslation('admin-console');
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const { next_waiting_id: next } = product;
  return (
    <section className="panel stack ac-decision" aria-labelledby="decision">
      <h2 id="decision" className="panel-title">
        {t('product.decision')}
      </h2>
      <Availability product={product} />
      <Allowed permission="catalogue.write">
        <DecisionButtons product={product} />
      </Allowed>
      {next !== null && (
        <ButtonLink to={href('product', { id: next })} variant="outline">
          {t('product.next')}
        </ButtonLink>
      )}
      <div className="cluster cluster-between">
        <span>{t('products.featured')}</span>
        <FeaturedSwitch product={product} />
      </div>
      {product.on_sale && (
        <ButtonLink to={`/product/${product.slug}`} variant="outline" icon={eyeIcon} target="_blank">
          {t('product.inShop')}
        </ButtonLink>
      )}
      <Allowed permission="catalogue.write">
        <Button variant="outline-danger" icon={trashIcon} onClick={() => setIsDeleting(true)}>
          {t('products.delete')}
        </Button>
      </Allowed>
      {isDeleting && (
        <DeleteProduct
          product={product}
          onDeleted={() => navigate(href('products'))}
          onHide={() => setIsDeleting(false)}
        />
      )}
    </section>
  );
}

/** Approves the product or revokes its approval; pending changes have to be decided first. */
function DecisionButtons({ product }: { product: AdminProductDetail }) {
  const { id, approval_status: isApproved, change_id, updated_at: seen } = product;
  const { t } = useTranslation('admin-console');
  const [toggleApproval] = useToggleApprovalMutation();
  const withReason = useIncompleteReason();
  const { sendOnce, isBusy } = useSendOnce([seen, isApproved], { failed: t('products.approvalFailed') });
  const toggle = () =>
    void sendOnce(() => withReason(toggleApproval({ id, approved: !isApproved, updated_at_seen: seen }).unwrap()));
  return (
    <>
      {change_id !== null && <ChangesDecision id={id} changeId={change_id} />}
      {isApproved ? (
        <Button variant="outline" icon={arrowCounterclockwiseIcon} busy={isBusy} onClick={toggle}>
          {t('product.takeBack')}
        </Button>
      ) : (
        <Button icon={check2Icon} busy={isBusy} onClick={toggle}>
          {t('product.approve')}
        </Button>
      )}
    </>
  );
}
