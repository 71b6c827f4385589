import { connectionType } from '../../platform/lib/connection.ts';
import { HotelFiling } from './hotelFiling.type.ts';
import { HotelResult } from './hotelResult.type.ts';
import { Hotel } from './hotel.type.ts';

export const HotelConnection = connectionType('Hotel', () => Hotel);
export const HotelFilingConnection = connectionType('HotelFiling', () => HotelFiling);
export const HotelResultConnection = connectionType('HotelResult', () => HotelResult);
