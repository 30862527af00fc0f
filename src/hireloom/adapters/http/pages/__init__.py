"""Pages, feeds and pictures that anybody may read, made here and not by the web client."""
