<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

/**
 * Reads an export: content.xml, settings.json, uploads/, whose pictures it serves to WordPress Importer.
 *
 * @phpstan-type User array{id: int, login: string, email: string, displayName: string, firstName: string, lastName: string, role: string, description: string, url: string}
 * @phpstan-type Reference array{post: int, key: string, ids: list<int>, many: bool}
 * @phpstan-type Settings array{
 *   version: int, site: string, address: string, options: array<string, scalar>, pages: array<string, int>,
 *   menus: array<string, string>, users: list<User>, fields: array<string, mixed>, references: list<Reference>,
 *   modified: array<int, string>
 * }
 */
final class Folder {
	private const VERSION = 2;

	// phpcs:ignore WordPress.WP.CapitalPDangit.MisspelledInText -- The command's name.
	public const AGAIN = 'Run the export again: npm run tool -- wordpress export';

	private const UPLOADS = '/wp-content/uploads/';

	/** The folder, without a slash at its end. */
	private string $path;

	/** @var Settings */
	private array $settings;

	public function __construct( string $path ) {
		$found = realpath( $path );
		if ( false === $found || ! is_readable( $found . '/content.xml' ) ) {
			throw new \RuntimeException( sprintf( 'There is no exported content in %s. ' . self::AGAIN, $path ) );
		}
		// WordPress Importer would import part of a truncated file.
		if ( 1 !== preg_match( '#</rss>\s*$#D', self::end_of( $found . '/content.xml' ) ) ) {
			throw new \RuntimeException( sprintf( '%s/content.xml is not whole. ' . self::AGAIN, $found ) );
		}
		$this->path     = $found;
		$this->settings = self::read( $found . '/settings.json' );
	}

	public function content(): string {
		return $this->path . '/content.xml';
	}

	/** @return Settings The data that the WXR file cannot contain. */
	public function settings(): array {
		return $this->settings;
	}

	/** Returns the file of a picture by its URL in the WXR file; null for any other URL, and for a file outside of the folder. */
	public function picture( string $url ): ?string {
		$base = $this->settings['address'] . self::UPLOADS;
		if ( 0 !== strncmp( $url, $base, strlen( $base ) ) ) {
			return null;
		}
		$uploads = $this->path . '/uploads/';
		$file    = realpath( $uploads . substr( $url, strlen( $base ) ) );
		return false !== $file && 0 === strncmp( $file, $uploads, strlen( $uploads ) ) && is_file( $file ) ? $file : null;
	}

	/** @return list<string> Addresses of pictures that are not in the folder. */
	public function missing_pictures( $items ): array {
		$urls = array();
		foreach ( is_array( $items ) ? $items : array() as $item ) {
			if ( 'attachment' === ( $item['post_type'] ?? '' ) ) {
				$urls[] = (string) ( $item['attachment_url'] ?? '' );
			}
		}
		return array_values( array_filter( $urls, fn( string $url ): bool => null === $this->picture( $url ) ) );
	}

	/** Responds to WordPress Importer's request for a picture, in place of the network. */
	public function answer( $answer, $request, $url ) {
		$target  = is_array( $request ) ? ( $request['filename'] ?? '' ) : '';
		$picture = is_string( $target ) && '' !== $target ? $this->picture( (string) $url ) : null;
		if ( null === $picture || ! copy( $picture, $target ) ) {
			return $answer;
		}
		return array(
			'headers'  => array( 'content-length' => (string) filesize( $picture ) ),
			'body'     => '',
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'cookies'  => array(),
			'filename' => $target,
		);
	}

	/** Replaces the exported site's URL with this site's. Pictures keep theirs until the importer has stored them. */
	public function localize( string $text ): string {
		$address = preg_quote( $this->settings['address'], '#' );
		$local   = addcslashes( untrailingslashit( home_url( '/' ) ), '\\$' );
		return (string) preg_replace( "#{$address}(?=[/\"'\\s<]|$)(?!" . self::UPLOADS . ')#', $local, $text );
	}

	/** The last characters of a file. */
	private static function end_of( string $file ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		return (string) file_get_contents( $file, false, null, max( 0, (int) filesize( $file ) - 20 ) );
	}

	/** @return Settings */
	private static function read( string $file ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		$settings = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		if ( ! is_array( $settings ) || self::VERSION !== ( $settings['version'] ?? null ) || ! is_string( $settings['address'] ?? null ) ) {
			throw new \RuntimeException( sprintf( '%s is no settings file of this version. ' . self::AGAIN, $file ) );
		}
		foreach ( array( 'options', 'pages', 'menus', 'users', 'fields', 'references', 'modified' ) as $part ) {
			if ( ! is_array( $settings[ $part ] ?? null ) ) {
				throw new \RuntimeException( sprintf( '%s has no "%s". ' . self::AGAIN, $file, $part ) );
			}
		}
		/** @var Settings $settings Other parts are as the exporter writes them; each reader validates its values. */
		return $settings;
	}
}
