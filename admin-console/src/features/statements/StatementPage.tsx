import { useDownloadFileMutation, type AdminStatementDetail } from '@balsam/shared-api';
import { DownloadButton, formatDayPart, useLang, useLocalized } from '@balsam/shared-ui';
import {
  ConsolePage,
  RecordPage,
  STATEMENT_ROW_FILTERS,
  StatementRows,
  StatementSections,
  useListParams,
} from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { useGetStatementQuery, useListStatementRowsQuery } from './statements-api.ts';

/** A vendor's monthly statement: opening and closing balance, and rows with links. */
export function StatementPage() {
  const { t } = useTranslation('admin-console');
  const { number = '' } = useParams();
  const query = useGetStatementQuery(number);
  return (
    <RecordPage
      title={t('statements.one')}
      back={{ to: href('statements'), text: t('statements.title') }}
      query={query}
    >
      {(statement) => <Statement statement={statement} />}
    </RecordPage>
  );
}

function Statement({ statement }: { statement: AdminStatementDetail }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const { page, perPage, values } = useListParams(STATEMENT_ROW_FILTERS);
  const { statement_no: number, vendor, currency, from_day: from } = statement;
  const rows = useListStatementRowsQuery({ number, page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const file = `admin/money/statements/${encodeURIComponent(number)}`;
  const name = localized(vendor.company_name, vendor.company_name_arabic);
  return (
    <ConsolePage
      title={t('statements.of', { name, month: formatDayPart(from, 'monthOfYear', lang) })}
      actions={
        <>
          <DownloadButton onDownload={() => download({ url: `${file}.pdf`, params: {} }).unwrap()}>
            {t('statements.pdf')}
          </DownloadButton>
          <CsvButton url={`${file}/rows.csv`} filters={values} />
        </>
      }
    >
      <div className="stack stack-wide">
        <StatementSections statement={statement} reader="admin" />
        <StatementRows
          query={rows}
          currency={currency}
          reader="admin"
          partHref={(slug) => href('moneyPart', { slug })}
          payoutHref={(search) => href('payouts', { search })}
        />
      </div>
    </ConsolePage>
  );
}
