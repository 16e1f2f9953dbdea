import {
  AccountBookOutlined,
  AlertOutlined,
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CarOutlined,
  ClockCircleOutlined,
  CompassOutlined,
  CreditCardOutlined,
  CustomerServiceOutlined,
  EditOutlined,
  EnvironmentOutlined,
  FileDoneOutlined,
  FilePdfOutlined,
  FileProtectOutlined,
  FileTextOutlined,
  FlagOutlined,
  FunnelPlotOutlined,
  GiftOutlined,
  HistoryOutlined,
  IdcardOutlined,
  KeyOutlined,
  LayoutOutlined,
  LikeOutlined,
  MessageOutlined,
  NotificationOutlined,
  QuestionCircleOutlined,
  RobotOutlined,
  SafetyCertificateOutlined,
  ShopOutlined,
  SolutionOutlined,
  SoundOutlined,
  StarOutlined,
  StopOutlined,
  TeamOutlined,
  UndoOutlined,
  UserOutlined,
  VideoCameraOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { type GrantedRole, may, type Permission } from '@voltfront/contract/permissions';
import type { ComponentType } from 'react';
import type { TextKey } from '../texts/catalogue';
import { Activities } from './activities/activities';
import { ActivityDetail } from './activities/activity-detail';
import { BindingDetail } from './associations/binding-detail';
import { Bindings } from './associations/bindings';
import { Audit } from './audit';
import { CampaignDetail } from './campaigns/campaign-detail';
import { Campaigns } from './campaigns/campaigns';
import { Disputes } from './campaigns/disputes';
import { Parcels } from './campaigns/parcels';
import { Refusals } from './campaigns/refusals';
import { Voices } from './campaigns/voices';
import { AdviserRequests } from './care/adviser-requests';
import { Ratings } from './care/ratings';
import { CarDetail } from './catalogue/car-detail';
import { ChangeDetail } from './catalogue/change-detail';
import { CatalogueChanges } from './catalogue/changes';
import { CatalogueModels } from './catalogue/models';
import { StockCars } from './catalogue/stock-cars';
import { VersionDetail } from './catalogue/version-detail';
import { ChannelDetail } from './channels/channel-detail';
import { Channels } from './channels/channels';
import { Leads } from './channels/leads';
import { Answers } from './chats/answers';
import { ChatDesk, ChatRoom } from './chats/chat-desk';
import { CreatorDetail } from './creators/creator-detail';
import { Creators } from './creators/creators';
import { CustomerDetail } from './customers/customer-detail';
import { Customers } from './customers/customers';
import { DriveDetail } from './drives/drive-detail';
import { Drives } from './drives/drives';
import { Figures } from './figures/figures';
import { InspectionDetail } from './inspections/inspection-detail';
import { Inspections } from './inspections/inspections';
import { Policies } from './insurance/policies';
import { PolicyDetail } from './insurance/policy-detail';
import { InvoiceDetail } from './invoices/invoice-detail';
import { Invoices } from './invoices/invoices';
import { LayoutDetail } from './layouts/layout-detail';
import { Layouts } from './layouts/layouts';
import { Messages } from './messages/messages';
import { OrderDetail } from './orders/order-detail';
import { Orders } from './orders/orders';
import { PaperDetail } from './papers/paper-detail';
import { Papers } from './papers/papers';
import { Incidents } from './payments/incidents';
import { PaymentDetail } from './payments/payment-detail';
import { Payments } from './payments/payments';
import { Pickup } from './pickup/pickup';
import { PickupDetail } from './pickup/pickup-detail';
import { Deliveries } from './production/deliveries';
import { Production } from './production/production';
import { ProductionDetail } from './production/production-detail';
import { Questions } from './questions/questions';
import { Reconciliation } from './reconciliation/reconciliation';
import { ReconciliationDay } from './reconciliation/reconciliation-day';
import { RefundDetail } from './refunds/refund-detail';
import { Refunds } from './refunds/refunds';
import { ReportDetail } from './reports/report-detail';
import { Reports } from './reports/reports';
import { Staff } from './staff/staff';
import { StoreDetail } from './stores/store-detail';
import { Stores } from './stores/stores';
import { Today } from './today/today';
import { VoteDetail } from './votes/vote-detail';
import { Votes } from './votes/votes';
import { WritingDetail } from './writings/writing-detail';
import { Writings } from './writings/writings';

/** A room of the console: one line of the menu, a page, and perhaps a page for one of its things. */
export interface Room {
  /** First part of its address. */
  path: string;
  title: TextKey;
  icon: ComponentType;
  /** It is shown to whoever has one of these. */
  needs: readonly Permission[];
  Page: ComponentType;
  /** Page of `/{path}/{id}`. */
  Detail?: ComponentType<{ id: string }>;
}

/** All rooms, in the order of the menu. */
export const allRooms: readonly Room[] = [
  { path: 'today', title: 'today', icon: ClockCircleOutlined, needs: ['orders.see'], Page: Today },
  { path: 'orders', title: 'orders', icon: FileTextOutlined, needs: ['orders.see'], Page: Orders, Detail: OrderDetail },
  {
    path: 'production',
    title: 'production',
    icon: CarOutlined,
    needs: ['production.see'],
    Page: Production,
    Detail: ProductionDetail,
  },
  { path: 'deliveries', title: 'deliveries', icon: CalendarOutlined, needs: ['production.see'], Page: Deliveries },
  {
    path: 'inspections',
    title: 'inspections',
    icon: SafetyCertificateOutlined,
    needs: ['handovers.see'],
    Page: Inspections,
    Detail: InspectionDetail,
  },
  {
    path: 'insurance',
    title: 'insurance',
    icon: FileProtectOutlined,
    needs: ['handovers.see'],
    Page: Policies,
    Detail: PolicyDetail,
  },
  {
    path: 'campaigns',
    title: 'campaignsRoom',
    icon: NotificationOutlined,
    needs: ['campaigns.see'],
    Page: Campaigns,
    Detail: CampaignDetail,
  },
  { path: 'parcels', title: 'parcels', icon: GiftOutlined, needs: ['campaigns.see'], Page: Parcels },
  {
    path: 'creators',
    title: 'creators',
    icon: VideoCameraOutlined,
    needs: ['campaigns.see'],
    Page: Creators,
    Detail: CreatorDetail,
  },
  { path: 'voices', title: 'voices', icon: SoundOutlined, needs: ['campaigns.see'], Page: Voices },
  {
    path: 'bindings',
    title: 'bindings',
    icon: IdcardOutlined,
    needs: ['approvals.see'],
    Page: Bindings,
    Detail: BindingDetail,
  },
  { path: 'disputes', title: 'disputes', icon: FlagOutlined, needs: ['campaigns.see'], Page: Disputes },
  { path: 'refusals', title: 'refusals', icon: StopOutlined, needs: ['campaigns.see'], Page: Refusals },
  {
    path: 'drives',
    title: 'drivesRoom',
    icon: CompassOutlined,
    needs: ['drives.see'],
    Page: Drives,
    Detail: DriveDetail,
  },
  {
    path: 'stores',
    title: 'storesRoom',
    icon: EnvironmentOutlined,
    needs: ['stores.see'],
    Page: Stores,
    Detail: StoreDetail,
  },
  { path: 'pickup', title: 'pickup', icon: KeyOutlined, needs: ['handovers.see'], Page: Pickup, Detail: PickupDetail },
  {
    path: 'refunds',
    title: 'refunds',
    icon: UndoOutlined,
    needs: ['refunds.see'],
    Page: Refunds,
    Detail: RefundDetail,
  },
  {
    path: 'payments',
    title: 'payments',
    icon: CreditCardOutlined,
    needs: ['payments.see'],
    Page: Payments,
    Detail: PaymentDetail,
  },
  {
    path: 'reconciliation',
    title: 'reconciliation',
    icon: AccountBookOutlined,
    needs: ['payments.see'],
    Page: Reconciliation,
    Detail: ReconciliationDay,
  },
  {
    path: 'invoices',
    title: 'invoices',
    icon: FileDoneOutlined,
    needs: ['invoices.see'],
    Page: Invoices,
    Detail: InvoiceDetail,
  },
  { path: 'incidents', title: 'incidents', icon: WarningOutlined, needs: ['payments.see'], Page: Incidents },
  {
    path: 'customers',
    title: 'customers',
    icon: UserOutlined,
    needs: ['customers.see'],
    Page: Customers,
    Detail: CustomerDetail,
  },
  {
    path: 'chats',
    title: 'chats',
    icon: CustomerServiceOutlined,
    needs: ['chats.see'],
    Page: ChatRoom,
    Detail: ChatDesk,
  },
  { path: 'answers', title: 'replies', icon: RobotOutlined, needs: ['chats.see'], Page: Answers },
  { path: 'advisers', title: 'advisers', icon: SolutionOutlined, needs: ['care.see'], Page: AdviserRequests },
  { path: 'ratings', title: 'ratings', icon: StarOutlined, needs: ['care.see'], Page: Ratings },
  { path: 'messages', title: 'messages', icon: MessageOutlined, needs: ['customers.see'], Page: Messages },
  {
    path: 'catalogue',
    title: 'catalogueRoom',
    icon: AppstoreOutlined,
    needs: ['catalogue.see'],
    Page: CatalogueModels,
    Detail: VersionDetail,
  },
  {
    path: 'stock',
    title: 'stockRoom',
    icon: ShopOutlined,
    needs: ['catalogue.see'],
    Page: StockCars,
    Detail: CarDetail,
  },
  {
    path: 'changes',
    title: 'changesRoom',
    icon: HistoryOutlined,
    needs: ['catalogue.see'],
    Page: CatalogueChanges,
    Detail: ChangeDetail,
  },
  {
    path: 'activities',
    title: 'activitiesRoom',
    icon: FlagOutlined,
    needs: ['campaigns.see'],
    Page: Activities,
    Detail: ActivityDetail,
  },
  { path: 'votes', title: 'votesRoom', icon: LikeOutlined, needs: ['campaigns.see'], Page: Votes, Detail: VoteDetail },
  {
    path: 'articles',
    title: 'writingsRoom',
    icon: EditOutlined,
    needs: ['content.see'],
    Page: Writings,
    Detail: WritingDetail,
  },
  {
    path: 'reports',
    title: 'reportsRoom',
    icon: AlertOutlined,
    needs: ['content.see'],
    Page: Reports,
    Detail: ReportDetail,
  },
  {
    path: 'layouts',
    title: 'layoutsRoom',
    icon: LayoutOutlined,
    needs: ['content.see'],
    Page: Layouts,
    Detail: LayoutDetail,
  },
  {
    path: 'papers',
    title: 'papersRoom',
    icon: FilePdfOutlined,
    needs: ['content.see'],
    Page: Papers,
    Detail: PaperDetail,
  },
  {
    path: 'questions',
    title: 'questionsRoom',
    icon: QuestionCircleOutlined,
    needs: ['content.see'],
    Page: Questions,
  },
  {
    path: 'channels',
    title: 'channelsRoom',
    icon: ApartmentOutlined,
    needs: ['campaigns.see'],
    Page: Channels,
    Detail: ChannelDetail,
  },
  { path: 'leads', title: 'leadsRoom', icon: FunnelPlotOutlined, needs: ['leads.see'], Page: Leads },
  { path: 'figures', title: 'figures', icon: BarChartOutlined, needs: ['orders.see', 'payments.see'], Page: Figures },
  { path: 'staff', title: 'staff', icon: TeamOutlined, needs: ['staff.see'], Page: Staff },
  { path: 'audit', title: 'audit', icon: AuditOutlined, needs: ['audit.see'], Page: Audit },
];

/** Rooms that some roles open. */
export const roomsOf = (roles: readonly GrantedRole[]): Room[] =>
  allRooms.filter(({ needs }) => needs.some((permission) => may({ roles }, permission)));
