import { connectionType } from '../../platform/lib/connection.ts';
import { BeverageFiling } from './beverageFiling.type.ts';
import { BeverageResult } from './beverageResult.type.ts';
import { BeverageProperty } from './beverage.type.ts';

export const BeveragePropertyConnection = connectionType('BeverageProperty', () => BeverageProperty);
export const BeverageFilingConnection = connectionType('BeverageFiling', () => BeverageFiling);
export const BeverageResultConnection = connectionType('BeverageResult', () => BeverageResult);
