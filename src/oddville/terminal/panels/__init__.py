"""What lies beside the city, as lines of text: row, resources board, characters, players. No Textual."""
