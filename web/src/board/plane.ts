// Points and boxes in a plane, whatever its units are.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Bounds = Point & Size;
