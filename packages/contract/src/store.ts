import { z } from 'zod';
import { At, Done, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { CoordinateSystem, Degrees } from './place';
import { CityCode } from './vehicle';

export const StoreKind = z.enum(['centre', 'space', 'delivery', 'service']);
/** What is looked for in the services of a store. */
const StoreService = z.enum(['show', 'drive', 'delivery', 'charging', 'food', 'maintenance', 'usedCar']);

/** Times outside of the usual hours in which a place is closed. */
const Closure = z.object({ fromAt: At, untilAt: At, reason: z.string() });

const Opening = z.object({
  isOpen: z.boolean(),
  /** Beginning of the next hours; null while it is open, and where none is known. */
  opensAt: At.nullable(),
  /** A holiday or works that close it now. */
  closure: Closure.nullable(),
});

const StoreFace = z.object({
  storeId: Id,
  name: z.string(),
  kind: StoreKind,
  cityCode: CityCode,
  cityName: z.string(),
  address: z.string(),
  phone: z.string(),
  picture: PicturePath,
  /** Daily, such as `10:00-21:30`; may be empty. */
  hours: z.string(),
  services: z.array(z.string()),
  /** GCJ-02. */
  latitude: z.number(),
  longitude: z.number(),
  opening: Opening,
});

/** A store in a list. */
const StoreCard = StoreFace.extend({
  /** From the position, or from the centre of the city. */
  distanceM: z.int().nullable(),
});

const ShownModel = z.object({ modelId: Id, name: z.string(), picture: PicturePath });

const GALLERY = ['outside', 'hall', 'lounge', 'restaurant', 'event'] as const;

const StorePicture = z.object({
  pictureId: Id,
  /** The picture, or the still of a film. */
  picture: PicturePath,
  /** Height for a width of 1000. */
  height: z.int(),
  caption: z.string(),
  film: z.object({ path: PicturePath, seconds: z.int() }).nullable(),
});

export const StorePage = StoreFace.extend({
  story: z.string(),
  parking: z.string(),
  /** The store that it moved to. */
  movedTo: z.object({ storeId: Id, name: z.string(), address: z.string() }).nullable(),
  /** Present and future ones. */
  closures: z.array(Closure),
  onShow: z.array(ShownModel),
  toDrive: z.array(ShownModel),
  chargers: z
    .object({ fastCount: z.int(), slowCount: z.int(), maxKw: z.int(), hours: z.string(), priceFen: Fen })
    .nullable(),
  /** Restaurant or café in the store. */
  restaurant: z
    .object({
      restaurantId: Id,
      kind: z.enum(['restaurant', 'cafe']),
      name: z.string(),
      hours: z.string(),
      perHeadFen: Fen,
      isOpen: z.boolean(),
    })
    .nullable(),
  /** Pictures of the head, the front first. */
  head: z.array(PicturePath),
  /** Groups of the gallery that have pictures. */
  gallery: z.array(z.object({ group: z.enum(GALLERY), count: z.int() })),
  people: z.array(z.object({ adviserId: Id, name: z.string(), title: z.string(), avatar: PicturePath })),
});

/** Finding stores, and what their pages show. */
export const store = defineEndpoints({
  'GET /api/mporder/v1/store/list': {
    summary:
      'Stores of a city, or around a point, nearest first; without both those of the network address. With an empty first page of a city the three nearest elsewhere.',
    auth: 'public',
    query: Paging.extend({
      cityCode: CityCode.optional(),
      latitude: Degrees.latitude.optional(),
      longitude: Degrees.longitude.optional(),
      system: CoordinateSystem,
      kind: StoreKind.optional(),
      service: StoreService.optional(),
      /** Part of the name or the street. */
      words: z.string().trim().max(30).optional(),
    }),
    reply: pageOf(StoreCard).extend({ elsewhere: z.array(StoreCard).max(3) }),
  },
  'GET /api/mporder/v1/store/detail': {
    summary: 'What the page of a store shows. NOT_FOUND for an unknown one; one that moved says where to.',
    auth: 'public',
    query: z.object({ storeId: Id }),
    reply: StorePage,
  },
  'GET /api/mporder/v1/store/pictures': {
    summary: 'Pictures and films of a store in a group of its gallery, or those that customers took.',
    auth: 'public',
    query: Paging.extend({ storeId: Id, group: z.enum([...GALLERY, 'customer']) }),
    reply: pageOf(StorePicture),
  },
  'GET /api/mporder/v1/store/favourite': {
    summary: 'Whether a store is a favourite of the caller.',
    auth: 'customer',
    query: z.object({ storeId: Id }),
    reply: z.object({ isFavourite: z.boolean() }),
  },
  'POST /api/mporder/v1/store/favourite': {
    summary: 'Marks a store as a favourite, or no longer. NOT_FOUND for an unknown one, LIMIT_REACHED above 100.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ storeId: Id, isFavourite: z.boolean() }),
    reply: Done,
  },
});

export type StoreCardData = z.output<typeof StoreCard>;
export type StorePageData = z.output<typeof StorePage>;
export type StorePictureData = z.output<typeof StorePicture>;
