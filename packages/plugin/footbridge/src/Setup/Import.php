<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

/**
 * Runs the plugin WordPress Importer on a WXR file, and supplies what it would request from the network or an editor:
 * pictures, authors, this site's address and modification dates.
 */
final class Import {
	private Folder $folder;

	/** The importer; it knows what became of each id. */
	private \WP_Import $importer;

	/** Prepares an import and writes nothing. */
	public function __construct( Folder $folder ) {
		$this->folder   = $folder;
		$this->importer = self::importer();
		// The importer ends the program at a broken file; so it is read once before.
		$read = $this->importer->parse( $folder->content() );
		if ( is_wp_error( $read ) ) {
			throw new \RuntimeException( sprintf( '%s: %s', $folder->content(), $read->get_error_message() ) );
		}
		$missing = $folder->missing_pictures( $read['posts'] ?? array() );
		if ( array() !== $missing ) {
			throw new \RuntimeException( sprintf( '%d pictures are missing, %s among them. ' . Folder::AGAIN, count( $missing ), $missing[0] ) );
		}
		$uploads = wp_upload_dir();
		if ( is_string( $uploads['error'] ) ) {
			throw new \RuntimeException( $uploads['error'] );
		}
	}

	/**
	 * @param array<string, array{export: int, here: int}> $people Ids of authors by login.
	 * @return list<string> What the importer could not import.
	 */
	public function run( array $people ): array {
		foreach ( $people as $login => $ids ) {
			$this->importer->author_mapping[ sanitize_user( $login, true ) ] = $ids['here'];
			$this->importer->processed_authors[ $ids['export'] ]             = $ids['here'];
		}
		$this->importer->fetch_attachments = true;
		$hooks                             = $this->hooks();
		foreach ( $hooks as list( $name, $callback ) ) {
			add_filter( $name, $callback, 10, 3 );
		}
		ob_start();
		try {
			$this->importer->import( $this->folder->content() );
		} finally {
			$said = (string) ob_get_clean();
			foreach ( $hooks as list( $name, $callback ) ) {
				remove_filter( $name, $callback );
			}
		}
		return self::complaints( $said );
	}

	/** @return array<int, int> Ids of posts here, by those of the export. */
	public function posts(): array {
		return $this->importer->processed_posts;
	}

	/** @return array<int, int> Ids of terms here, by those of the export. */
	public function terms(): array {
		return array_map( 'intval', $this->importer->processed_terms );
	}

	/** @return list<array{string, callable}> The hooks that are active during the import. */
	private function hooks(): array {
		$modified = array( $this, 'preserve_modified' );
		return array(
			array( 'pre_http_request', array( $this->folder, 'answer' ) ),
			array( 'wp_import_post_data_raw', array( $this, 'localize' ) ),
			array( 'wp_import_existing_post', array( $this, 'keep_separate' ) ),
			array( 'wp_insert_post_data', $modified ),
			array( 'wp_insert_attachment_data', $modified ),
		);
	}

	/** Puts this site's address into an item before it is stored. */
	public function localize( $item ) {
		if ( ! is_array( $item ) ) {
			return $item;
		}
		foreach ( array( 'post_content', 'post_excerpt' ) as $part ) {
			if ( is_string( $item[ $part ] ?? null ) ) {
				$item[ $part ] = $this->folder->localize( $item[ $part ] );
			}
		}
		foreach ( (array) ( $item['postmeta'] ?? array() ) as $index => $meta ) {
			if ( '_menu_item_url' === ( $meta['key'] ?? '' ) ) {
				$item['postmeta'][ $index ]['value'] = $this->folder->localize( (string) $meta['value'] );
			}
		}
		return $item;
	}

	/** Imports two items with the same title and date as two, which the importer would treat as one. */
	public function keep_separate( $existing ) {
		return in_array( (int) $existing, $this->posts(), true ) ? 0 : $existing;
	}

	/** Preserves the modification date, which WordPress would set to now. */
	public function preserve_modified( $data, $post ) {
		$id       = is_array( $post ) ? (int) ( $post['import_id'] ?? 0 ) : 0;
		$modified = $this->folder->settings()['modified'][ $id ] ?? '';
		if ( ! is_array( $data ) || ! is_string( $modified ) || 1 !== preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $modified ) ) {
			return $data;
		}
		$data['post_modified']     = $modified;
		$data['post_modified_gmt'] = get_gmt_from_date( $modified );
		return $data;
	}

	/** The importer, loaded if need be. */
	private static function importer(): \WP_Import {
		require_once constant( 'ABSPATH' ) . 'wp-admin/includes/admin.php';
		if ( ! class_exists( 'WP_Import' ) ) {
			$file = constant( 'WP_PLUGIN_DIR' ) . '/wordpress-importer/wordpress-importer.php';
			if ( ! is_readable( $file ) ) {
				throw new \RuntimeException( 'The plugin WordPress Importer is missing. Install it, without activating it: wp plugin install wordpress-importer' );
			}
			// Active, it has already been read and has declined: it works in wp-admin's importer only.
			if ( function_exists( 'wordpress_importer_init' ) ) {
				throw new \RuntimeException( 'The plugin WordPress Importer has to be installed, but not active: wp plugin deactivate wordpress-importer' );
			}
			defined( 'WP_LOAD_IMPORTERS' ) || define( 'WP_LOAD_IMPORTERS', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			require_once $file;
		}
		return new \WP_Import();
	}

	/** @return list<string> The importer's messages, line by line, without its closing remarks. */
	private static function complaints( string $html ): array {
		$text  = html_entity_decode( wp_strip_all_tags( str_replace( array( '<br />', '</p>' ), "\n", $html ) ), ENT_QUOTES );
		$lines = array_map( 'trim', explode( "\n", $text ) );
		return array_values( array_filter( $lines, static fn( string $line ): bool => '' !== $line && 1 !== preg_match( '/^(All done|Remember to)/', $line ) ) );
	}
}
