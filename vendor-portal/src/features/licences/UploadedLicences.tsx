import { Allowed, useDownloadFileMutation, type Licence } from '@balsam/shared-api';
import {
  Badge,
  Bdi,
  Button,
  DataTable,
  dayOf,
  DownloadButton,
  formatDay,
  Section,
  useLang,
  useLocalized,
  useSend,
  type BadgeVariant,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useWithdrawLicenceMutation } from '../../entities/licences/licences-api.ts';

const VARIANTS: Record<Licence['state'], BadgeVariant> = {
  submitted: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'secondary',
};

const isExpired = ({ state, expires_on: last }: Licence): boolean => state === 'accepted' && last < dayOf(new Date());

/** Uploaded licences, newest first. */
export function UploadedLicences({ licences }: { licences: Licence[] }) {
  const { t } = useTranslation('vendor-portal');
  const columns = useUploadedColumns();
  return (
    <Section title={t('licences.uploads')}>
      <DataTable
        caption={t('licences.uploads')}
        columns={columns}
        rows={licences}
        rowKey={({ id }) => id}
        emptyText={t('licences.empty')}
      />
    </Section>
  );
}

function useUploadedColumns(): DataTableColumn<Licence>[] {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const [download] = useDownloadFileMutation();
  return [
    {
      id: 'licence',
      header: t('licences.type'),
      primary: true,
      cell: ({ type, number }) => (
        <span className="cell-stack">
          {localized(type.name, type.name_arabic)}
          <Bdi>{number}</Bdi>
        </span>
      ),
    },
    { id: 'expires', header: t('licences.expiresOn'), cell: (row) => formatDay(row.expires_on, lang) },
    {
      id: 'state',
      header: t('licences.state'),
      cell: (row) => (
        <span className="cell-stack">
          {isExpired(row) ? (
            <Badge variant="danger">{t('licences.expired')}</Badge>
          ) : (
            <Badge variant={VARIANTS[row.state]}>{t(`licences.states.${row.state}`)}</Badge>
          )}
          {row.reason !== '' && <bdi className="text-body-secondary">{row.reason}</bdi>}
        </span>
      ),
    },
    {
      id: 'action',
      header: t('licences.file'),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <Allowed permission="settings.write">
          <span className="cluster cluster-end">
            <DownloadButton
              size="sm"
              aria-label={t('licences.download', { number: row.number })}
              onDownload={() => download({ url: `vendor/licences/${row.id}/file` }).unwrap()}
            >
              {t('licences.file')}
            </DownloadButton>
            {row.state === 'submitted' && <Withdraw licence={row} />}
          </span>
        </Allowed>
      ),
    },
  ];
}

function Withdraw({ licence: { id, number } }: { licence: Licence }) {
  const { t } = useTranslation('vendor-portal');
  const [withdraw, { isLoading }] = useWithdrawLicenceMutation();
  const send = useSend({ failed: t('licences.withdrawFailed') });
  return (
    <Button
      variant="outline-danger"
      size="sm"
      busy={isLoading}
      aria-label={t('licences.withdrawOf', { number })}
      onClick={() => void send(() => withdraw(id).unwrap())}
    >
      {t('licences.withdraw')}
    </Button>
  );
}
