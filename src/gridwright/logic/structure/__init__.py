"""What techniques share: the shape of a layout, sets of cells, graphs of candidates."""
