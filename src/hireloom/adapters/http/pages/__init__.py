"""Pages, feeds and pictures that anybody may read, made by the server and not by the web client."""
