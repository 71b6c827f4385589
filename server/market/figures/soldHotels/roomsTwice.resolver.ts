import { monthListResolvers } from '../monthLists.ts';
import { CityRoomsTwice, RoomsTwice, ROOMS_TWICE } from './roomsTwice.type.ts';

export const roomsTwiceResolvers = monthListResolvers({
  ofPlace: { field: 'lodgingRoomsTwice', type: RoomsTwice, description: `Lodging: ${ROOMS_TWICE}` },
  ofCities: {
    field: 'citiesLodgingRoomsTwice',
    type: CityRoomsTwice,
    description: `Counties only, of each of its cities, by city and month. ${ROOMS_TWICE}`,
  },
  ofBrand: { field: 'roomsTwice', type: RoomsTwice, description: ROOMS_TWICE },
});
