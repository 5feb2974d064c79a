import { Allowed, useShowPictureQuery, type Return } from '@balsam/shared-api';
import { Bdi } from '@balsam/shared-ui';
import { ConsolePage, RecordPage, ReturnSections } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { OverruleReturn } from './OverruleReturn.tsx';
import { useGetAdminReturnQuery } from './returns-api.ts';

/** A return, with the admin's options to settle a dispute. */
export function ReturnPage() {
  const { t } = useTranslation('admin-console');
  const { no = '' } = useParams();
  const query = useGetAdminReturnQuery(no);
  return (
    <RecordPage title={t('returns.one')} back={{ to: href('returns'), text: t('returns.title') }} query={query}>
      {(shown) => <Shown shown={shown} />}
    </RecordPage>
  );
}

function Shown({ shown }: { shown: Return }) {
  const { t } = useTranslation('admin-console');
  const { return_no: no, state, order_sub_no: number, awaits_admin: awaitsAdmin } = shown;
  const isOurs = state === 'declined' || state === 'inspected' || awaitsAdmin;
  return (
    <ConsolePage title={t('returns.titleOf', { number: no })}>
      <div className="stack">
        <ReturnSections
          shown={shown}
          order={
            <Link to={href('orders', { number })}>
              <Bdi>{number}</Bdi>
            </Link>
          }
          renderPicture={(id, alt) => <Picture key={id} url={`admin/returns/${no}/pictures/${id}`} alt={alt} />}
        >
          {isOurs && (
            <Allowed permission="returns.write">
              <OverruleReturn key={state} shown={shown} />
            </Allowed>
          )}
        </ReturnSections>
      </div>
    </ConsolePage>
  );
}

function Picture({ url, alt }: { url: string; alt: string }) {
  const { data } = useShowPictureQuery(url);
  return data ? <img className="rounded" src={data} alt={alt} height={160} /> : null;
}
