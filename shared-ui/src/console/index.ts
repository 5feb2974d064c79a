export { consoleTexts } from './locales/console-texts.ts';
export { Chart } from './chart/Chart.tsx';
export type { ChartProps, ChartSeries } from './chart/chart-props.ts';
export {
  bulkTexts,
  idsOfAllPages,
  LONGEST_PAGE,
  seenByRow,
  type Bulk,
  type BulkAction,
  type BulkOutcome,
} from './list/bulk.ts';
export type { Command, OnSearch, SearchResult } from './command-palette/command.ts';
export { ConsoleLayout, type ConsoleLayoutProps } from './layout/ConsoleLayout.tsx';
export { ConsoleListPage, type ListPage } from './list/ConsoleListPage.tsx';
export { ConsolePage } from './page/ConsolePage.tsx';
export { GuardedPage } from './page/GuardedPage.tsx';
export { ConsoleTitle } from './page/ConsoleTitle.tsx';
export { MonthFilter } from './list/MonthFilter.tsx';
export { pastMonths } from './list/months.ts';
export { DayFilter, SpanFilter } from './list/DayFilter.tsx';
export { FilterChip } from './list/FilterChip.tsx';
export { FilterSelect } from './list/FilterSelect.tsx';
export { ListFoot } from './list/ListFoot.tsx';
export { ReviewText } from './page/ReviewText.tsx';
export { SectionNav } from './page/SectionNav.tsx';
export { NotificationBell } from './notifications/NotificationBell.tsx';
export { NotificationList } from './notifications/NotificationList.tsx';
export { RecordPage } from './page/RecordPage.tsx';
export { listSort, sortFilters } from './list/list-sort.ts';
export { PAGE_SIZES, readListQuery, readListState, useListParams, type ListFilters } from './list/use-list-params.ts';
export type { ConsoleItem } from './frame/console-item.ts';
export { FileDrop, type FileDropProps } from './file-drop/FileDrop.tsx';
export { EntryFilters } from './money/EntryFilters.tsx';
export { ENTRY_FILTERS, type MoneyReader } from './money/money-view.ts';
export { OwedAmount } from './money/OwedAmount.tsx';
export { SubOrderExplanation } from './money/SubOrderExplanation.tsx';
export { PayoutFilters } from './money/PayoutFilters.tsx';
export { PAYOUT_FILTERS } from './money/payout-view.ts';
export { StatementRows } from './money/StatementRows.tsx';
export { StatementSections } from './money/StatementSections.tsx';
export { STATEMENT_ROW_FILTERS } from './money/statement-view.ts';
export { PayoutAccount, PayoutOutcome, usePayoutColumns } from './money/use-payout-columns.tsx';
export { useStatementColumns } from './money/use-statement-columns.tsx';
export { useEntryColumns } from './money/use-entry-columns.tsx';
export { OrderDetailsModal } from './orders/OrderDetailsModal.tsx';
export { ORDER_FILTERS, OrderFilters } from './orders/OrderFilters.tsx';
export { useOrderColumns } from './orders/use-order-columns.tsx';
export { useOrderStatusOptions } from './orders/use-order-status-options.ts';
export { DecisionPanel } from './returns/DecisionPanel.tsx';
export { ReturnSections } from './returns/ReturnSections.tsx';
export { ReturnStateBadge } from './returns/ReturnStateBadge.tsx';
export { RETURN_STATES } from './returns/return-view.ts';
export { OrderedField } from './ordered-field/OrderedField.tsx';
export { atRows, inOrder, lastPosition, toPlacedRows, type PlacedRow } from './ordered-field/placed-rows.ts';
export { CropModal } from './picture-field/CropModal.tsx';
export { toPictureItem, type PictureItem, type UploadedPicture } from './picture-field/picture-item.ts';
export { PictureDrop } from './picture-field/PictureDrop.tsx';
export { PicturesField, type PicturesFieldProps } from './picture-field/PicturesField.tsx';
export { CurrencyToggle } from './sales/CurrencyToggle.tsx';
export { SalesPanel, type SalesPanelProps } from './sales/SalesPanel.tsx';
export { readSalesQuery, type SalesPeriod, type SalesView } from './sales/sales-view.ts';
export { TopList } from './sales/TopList.tsx';
export { PreferenceSelect } from '../preferences/PreferenceSelect.tsx';
export { ConsoleSignIn, type ConsoleSignInProps } from './sign-in/ConsoleSignIn.tsx';
export { ConsoleInvitation } from './invitation/ConsoleInvitation.tsx';
export { ResetSecondStep } from './team/ResetSecondStep.tsx';
export { SecondStep, type SecondStepView } from './team/SecondStep.tsx';
export { TeamPage } from './team/TeamPage.tsx';
export { useTopicName } from './team/use-topic-name.ts';
export {
  MEMBER_FILTERS,
  type MemberRoleForm,
  type NewInvitation,
  type PermissionGroup,
  type RoleForm,
  type TeamCalls,
} from './team/team-view.ts';
export { LotExpiry, LotState } from './lots/LotBadges.tsx';
export { useLotColumns } from './lots/use-lot-columns.tsx';
export { INVOICE_FILTERS, InvoicesPage } from './invoices/InvoicesPage.tsx';
export { VatReportPage } from './vat-report/VatReportPage.tsx';
export { readVatReportQuery, VAT_REPORT_FILTERS, type VatReportRowView } from './vat-report/vat-report-view.ts';
export type { BuiltInView, ListView } from './views/list-view.ts';
