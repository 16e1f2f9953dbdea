import { INSPECTION_STATES } from '@voltfront/rules/inspection/inspection-moves';
import { z } from 'zod';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderAction, OrderNo, OrderState } from './order';

/** Sides of a car that the report shows. */
export const INSPECTION_ANGLES = ['front', 'rear', 'left', 'right', 'cabin', 'secondRow', 'wheel', 'lamp'] as const;
/** Groups of the things that are checked. */
export const INSPECTION_GROUPS = ['exterior', 'interior', 'functions', 'accessories'] as const;
/** Most pictures of one question. */
const QUESTION_PICTURES = 6;

const InspectionState = z.enum(INSPECTION_STATES);
const ItemKey = z.string().min(1).max(40);
/** Unless it passed, an item has a remark. */
const Item = z.object({ itemKey: ItemKey, name: z.string(), isPassed: z.boolean(), remark: z.string() });
const Group = z.object({ group: z.enum(INSPECTION_GROUPS), items: z.array(Item) });
const Photo = z.object({ angle: z.enum(INSPECTION_ANGLES), picture: PicturePath });

/** A question of the customer about an item, with the answer of staff. */
const Question = z.object({
  questionId: Id,
  itemKey: ItemKey,
  itemName: z.string(),
  text: z.string(),
  pictures: z.array(PicturePath),
  askedAt: At,
  answer: z.string().nullable(),
  answeredAt: At.nullable(),
});

/** What was found; null until staff have written the report. */
const Report = z.object({
  /** Grows with every change; a confirmation names the one that was read. */
  revision: z.int(),
  inspectorName: z.string(),
  inspectedAt: At,
  vin: z.string(),
  mileageKm: z.int(),
  batteryPercent: z.int(),
  photos: z.array(Photo),
  groups: z.array(Group),
});

const Inspection = z.object({
  orderNo: OrderNo,
  orderState: OrderState,
  modelName: z.string(),
  versionName: z.string(),
  state: InspectionState,
  report: Report.nullable(),
  questions: z.array(Question),
  confirmedAt: At.nullable(),
  storeName: z.string().nullable(),
  adviser: z.object({ name: z.string(), phone: z.string() }).nullable(),
  actions: z.array(OrderAction),
});

/** An arrived order as the store sees it. */
const HandoverInspection = z.object({
  orderNo: OrderNo,
  orderState: OrderState,
  modelName: z.string(),
  versionName: z.string(),
  buyerName: z.string(),
  storeId: Id.nullable(),
  storeName: z.string().nullable(),
  createdAt: At,
  state: InspectionState,
  openQuestions: z.int(),
});

export const inspection = defineEndpoints({
  'GET /api/mporder/v1/order/inspection': {
    summary: 'The inspection report of an own car that arrived.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: Inspection,
  },
  'POST /api/mporder/v1/order/inspection/confirm': {
    summary: 'Confirms the report as it was read; refused when it changed meanwhile or a question is open.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, revision: z.int().min(1) }),
    reply: Inspection,
  },
  'POST /api/mporder/v1/order/inspection/question': {
    summary: 'Asks about an item, with up to six own uploaded pictures. The report waits for the answer of staff.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      orderNo: OrderNo,
      itemKey: ItemKey,
      text: z.string().trim().min(5).max(300),
      pictures: z.array(PicturePath).max(QUESTION_PICTURES).default([]),
    }),
    reply: Inspection,
  },
  'GET /api/mporder/v1/staff/handovers/inspections': {
    summary: 'Arrived orders with the state of their report, newest first; a consultant sees those of the own store.',
    auth: 'handovers.see',
    query: Paging.extend({ storeId: Id.optional(), state: InspectionState.optional() }),
    reply: pageOf(HandoverInspection),
  },
  'GET /api/mporder/v1/staff/handovers/inspection': {
    summary: 'The report of an order, with its questions.',
    auth: 'handovers.see',
    query: z.object({ orderNo: OrderNo }),
    reply: HandoverInspection.extend({
      vin: z.string().nullable(),
      report: Report.nullable(),
      questions: z.array(Question),
    }),
  },
  'GET /api/mporder/v1/staff/handovers/template': {
    summary: 'What is checked on a car: items by group, and the sides that are photographed.',
    auth: 'handovers.see',
    reply: z.object({
      groups: z.array(
        z.object({
          group: z.enum(INSPECTION_GROUPS),
          items: z.array(z.object({ itemKey: ItemKey, name: z.string() })),
        }),
      ),
      angles: z.array(z.enum(INSPECTION_ANGLES)),
    }),
  },
  'POST /api/mporder/v1/staff/handovers/photos': {
    summary:
      'Uploads photos of a car for its report (field `files`, at most 5 MB each, 9 at once); data is the list of their addresses, which end after some minutes.',
    auth: 'handovers.change',
    rate: 'heavy',
    multipart: true,
    body: z.object({}),
    reply: z.array(z.string()),
  },
  'POST /api/mporder/v1/staff/handovers/inspection/write': {
    summary:
      'Writes the report of an arrived car: every item of the template, and its photos, which the writer uploaded.',
    auth: 'handovers.change',
    rate: 'write',
    body: z.object({
      orderNo: OrderNo,
      inspectorName: z.string().trim().min(2).max(30),
      mileageKm: z.int().min(0).max(999),
      batteryPercent: z.int().min(0).max(100),
      photos: z.array(Photo).min(1).max(INSPECTION_ANGLES.length),
      items: z
        .array(z.object({ itemKey: ItemKey, isPassed: z.boolean(), remark: z.string().trim().max(200) }))
        .min(1)
        .max(60),
    }),
    reply: HandoverInspection,
  },
  'POST /api/mporder/v1/staff/handovers/inspection/answer': {
    summary:
      'Answers a question and says how the item stands now. With the last one the report is open for confirmation again.',
    auth: 'handovers.change',
    rate: 'write',
    body: z.object({
      orderNo: OrderNo,
      questionId: Id,
      answer: z.string().trim().min(2).max(300),
      isPassed: z.boolean(),
      remark: z.string().trim().max(200),
    }),
    reply: HandoverInspection,
  },
});
