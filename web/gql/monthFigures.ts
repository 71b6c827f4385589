// Made by `npm run schema` from server/market/figures/monthFigures.rules.ts. Do not edit.

export const monthFigures = {
  "roomReceipts": {
    "kind": "money",
    "column": {
      "key": "receipts",
      "title": "Room receipts",
      "shown": "phone"
    },
    "in": [
      "hotelMonth",
      "placeMonth",
      "brandMonth",
      "hotelSeries",
      "hotelYear",
      "placeSeries",
      "placeYear"
    ]
  },
  "filedReceipts": {
    "kind": "money",
    "column": {
      "key": "filed",
      "title": "Room receipts as filed",
      "shown": "chosen"
    },
    "in": [
      "hotelMonth",
      "placeMonth",
      "brandMonth",
      "placeYear"
    ]
  },
  "taxableReceipts": {
    "kind": "money",
    "column": {
      "key": "taxable",
      "title": "Taxable",
      "shown": "tablet"
    },
    "in": [
      "hotelMonth",
      "placeMonth",
      "brandMonth",
      "placeYear"
    ]
  },
  "exemptShare": {
    "kind": "share",
    "column": {
      "key": "exempt",
      "title": "Exempt share (%)",
      "shown": "chosen",
      "isAtEnd": true
    },
    "why": "it needs receipts that count as filed",
    "chart": {
      "title": "Exempt Share",
      "needs": "Exempt share needs receipts that count as filed"
    },
    "in": [
      "hotelMonth",
      "placeMonth",
      "brandMonth",
      "hotelSeries",
      "hotelYear",
      "placeSeries",
      "placeYear"
    ]
  },
  "marketplace": {
    "kind": "money",
    "column": {
      "key": "marketplace",
      "title": "Marketplaces",
      "shown": "tablet"
    },
    "in": [
      "placeMonth",
      "placeYear"
    ]
  },
  "apportioned": {
    "kind": "money",
    "column": {
      "key": "apportioned",
      "title": "Apportioned",
      "shown": "desktop"
    },
    "in": [
      "hotelMonth",
      "placeMonth",
      "brandMonth",
      "hotelYear",
      "placeYear"
    ]
  },
  "roomCapacity": {
    "kind": "count",
    "column": {
      "key": "rooms",
      "title": "Rooms",
      "shown": "tablet"
    },
    "in": [
      "hotelMonth"
    ]
  },
  "rooms": {
    "kind": "count",
    "column": {
      "key": "rooms",
      "title": "Rooms",
      "shown": "tablet"
    },
    "in": [
      "placeMonth",
      "brandMonth"
    ]
  },
  "filedRooms": {
    "kind": "count",
    "column": {
      "key": "filedrooms",
      "title": "Rooms as filed",
      "shown": "chosen"
    },
    "in": [
      "hotelMonth",
      "placeMonth",
      "brandMonth"
    ]
  },
  "revpar": {
    "kind": "revpar",
    "column": {
      "key": "revpar",
      "title": "RevPAR",
      "shown": "phone"
    },
    "in": [
      "hotelMonth",
      "placeMonth",
      "brandMonth",
      "hotelSeries",
      "hotelYear",
      "placeSeries",
      "placeYear"
    ]
  },
  "filedRevpar": {
    "kind": "revpar",
    "column": {
      "key": "filedrevpar",
      "title": "RevPAR as filed",
      "shown": "chosen"
    },
    "in": [
      "placeMonth",
      "placeYear",
      "brandMonth"
    ]
  },
  "properties": {
    "kind": "count",
    "column": {
      "key": "properties",
      "title": "Properties",
      "shown": "desktop"
    },
    "in": [
      "placeMonth",
      "brandMonth"
    ]
  },
  "flaggedFilings": {
    "kind": "count",
    "column": {
      "key": "flagged",
      "title": "Doubtful receipts",
      "shown": "chosen"
    },
    "in": [
      "placeMonth",
      "placeYear",
      "brandMonth"
    ]
  },
  "unusual": {
    "kind": "money",
    "column": {
      "key": "unusual",
      "title": "Unusual",
      "shown": "chosen"
    },
    "in": [
      "placeMonth",
      "placeYear",
      "brandMonth"
    ]
  },
  "roomsLeftOut": {
    "kind": "count",
    "column": {
      "key": "roomsLeftOut",
      "title": "Rooms that do not count",
      "shown": "chosen"
    },
    "in": [
      "placeMonth"
    ]
  },
  "roomsWithoutReceipts": {
    "kind": "count",
    "column": {
      "key": "emptyrooms",
      "title": "Rooms that filed $0",
      "shown": "chosen"
    },
    "in": [
      "placeMonth",
      "brandMonth"
    ]
  },
  "propertiesWithRooms": {
    "kind": "count",
    "column": {
      "key": "propertieswithrooms",
      "title": "Properties with rooms",
      "shown": "chosen"
    },
    "in": [
      "placeMonth",
      "brandMonth"
    ]
  }
} as const;
