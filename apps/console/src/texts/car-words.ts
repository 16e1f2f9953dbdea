import type { ReplyOf } from '@voltfront/contract';
import type { InspectionState } from '@voltfront/rules/inspection/inspection-moves';
import type { TransportNode } from '@voltfront/rules/order/transport';
import type { TonedWords } from '../ui/word-tag';
import type { Words } from './domain';

type Template = ReplyOf<'GET /api/mporder/v1/staff/handovers/template'>;

/** Steps of a car from the plan to the store. */
export const nodeWords: Words<TransportNode> = {
  scheduled: ['排产', 'Planned'],
  offLine: ['下线', 'Off the line'],
  leftPlant: ['离厂', 'Left the plant'],
  transit: ['途经', 'On the way'],
  atStore: ['到店', 'At the store'],
};

/** States of an inspection report. */
export const inspectionWords: TonedWords<InspectionState> = {
  notReady: ['待出具', 'To be written', 'todo'],
  ready: ['待客户确认', 'Waits for the customer', 'waiting'],
  questioned: ['客户有疑问', 'Questioned', 'todo'],
  corrected: ['已更正，待确认', 'Corrected', 'waiting'],
  confirmed: ['客户已确认', 'Confirmed', 'good'],
};

/** Sides of a car that are photographed. */
export const angleWords: Words<Template['angles'][number]> = {
  front: ['正面', 'Front'],
  rear: ['尾部', 'Rear'],
  left: ['左侧', 'Left side'],
  right: ['右侧', 'Right side'],
  cabin: ['前排', 'Cabin'],
  secondRow: ['后排', 'Second row'],
  wheel: ['轮毂', 'Wheel'],
  lamp: ['灯组', 'Lamp'],
};

/** Groups of what is checked. */
export const groupWords: Words<Template['groups'][number]['group']> = {
  exterior: ['外观', 'Exterior'],
  interior: ['内饰', 'Interior'],
  functions: ['功能', 'Functions'],
  accessories: ['随车物品', 'Accessories'],
};
