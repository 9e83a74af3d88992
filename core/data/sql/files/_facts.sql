f.status = 'stored', f.filename, f.content_type, coalesce(f.size, 0), f.uploaded_by, @{files/record}, f.version
