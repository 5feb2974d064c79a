import { usePermissions, useShowPictureQuery, type Return, type ReturnState } from '@balsam/shared-api';
import { Bdi, Button, useSend, useStepFocus } from '@balsam/shared-ui';
import { ConsolePage, RecordPage, ReturnSections } from '@balsam/shared-ui/console';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { DecideReturn } from './DecideReturn.tsx';
import { InspectReturn } from './InspectReturn.tsx';
import { useGetVendorReturnQuery, useReceiveVendorReturnMutation } from './returns-api.ts';

/** One return, with the vendor's next step for members who take it. */
export function ReturnPage() {
  const { t } = useTranslation('vendor-portal');
  const { no = '' } = useParams();
  const query = useGetVendorReturnQuery(no);
  return (
    <RecordPage title={t('returns.one')} back={{ to: href('returns'), text: t('returns.title') }} query={query}>
      {(shown) => <Shown shown={shown} />}
    </RecordPage>
  );
}

const isMissing = ({ lines }: Return) => lines.every(({ reason }) => reason === 'not_received');

/** The vendor's next step by state; none while waiting for others. */
const STEPS: Partial<Record<ReturnState, 'decide' | 'receive' | 'inspect'>> = {
  requested: 'decide',
  approved: 'receive',
  sent: 'receive',
  received: 'inspect',
};

function Shown({ shown }: { shown: Return }) {
  const { t } = useTranslation('vendor-portal');
  const { return_no: no, state, order_sub_no: slug } = shown;
  const step = usePermissions()('returns.write') ? STEPS[state] : undefined;
  const { page, heading } = useStepFocus(step);
  return (
    <ConsolePage title={t('returns.titleOf', { number: no })}>
      <div className="stack" ref={page}>
        <ReturnSections
          shown={shown}
          order={
            <Link to={href('order', { slug })}>
              <Bdi>{slug}</Bdi>
            </Link>
          }
          renderPicture={(id, alt) => <Picture key={id} url={`vendor/returns/${no}/pictures/${id}`} alt={alt} />}
        >
          {step === 'decide' && <DecideReturn no={no} isMissing={isMissing(shown)} headingRef={heading} />}
          {step === 'receive' && <Receive no={no} headingRef={heading} />}
          {step === 'inspect' && <InspectReturn shown={shown} headingRef={heading} />}
        </ReturnSections>
      </div>
    </ConsolePage>
  );
}

function Picture({ url, alt }: { url: string; alt: string }) {
  const { data } = useShowPictureQuery(url);
  return data ? <img className="rounded" src={data} alt={alt} height={160} /> : null;
}

function Receive({ no, headingRef }: { no: string; headingRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('vendor-portal');
  const [receive, { isLoading }] = useReceiveVendorReturnMutation();
  const send = useSend({ failed: t('returns.failed') });
  return (
    <section className="panel">
      <h2 className="panel-title" ref={headingRef} tabIndex={-1}>
        {t('returns.receiveTitle')}
      </h2>
      <p>{t('returns.receiveText')}</p>
      <Button busy={isLoading} onClick={() => void send(() => receive(no).unwrap())}>
        {t('returns.receive')}
      </Button>
    </section>
  );
}
