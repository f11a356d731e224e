<?php

declare( strict_types=1 );

namespace Footbridge\Blocks;

use WP_Block;

/**
 * Wraps each block that a request's header `X-Footbridge-Blocks: NONCE NAME NAME…` names in an element with its name and
 * attributes: `<footbridge-block data-nonce="NONCE" data-block="BASE64URL(JSON)">WordPress's rendering</footbridge-block>`.
 * The site makes a new nonce for each request, so that no text that an author types can be taken for a block.
 */
final class Markers {
	public const ELEMENT = 'footbridge-block';

	private const HEADER    = 'HTTP_X_FOOTBRIDGE_BLOCKS';
	private const MAX_BYTES = 8000;
	private const PATTERN   = '~^([0-9a-f]{32})((?: [a-z][a-z0-9-]*/[a-z][a-z0-9-]*)+)$~D';

	/** The request's nonce. */
	private string $nonce;

	/** @var array<string, int> Names of the blocks, as keys. */
	private array $names;

	/** @param array<string, int> $names The names as keys. */
	private function __construct( string $nonce, array $names ) {
		$this->nonce = $nonce;
		$this->names = $names;
	}

	/** Hooks in, if the request has the header. */
	public static function register(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- The pattern allows names only.
		$header = $_SERVER[ self::HEADER ] ?? '';
		if ( ! is_string( $header ) || strlen( $header ) > self::MAX_BYTES || 1 !== preg_match( self::PATTERN, $header, $found ) ) {
			return;
		}
		$markers = new self( $found[1], array_flip( explode( ' ', ltrim( $found[2] ) ) ) );
		// After other plugins' filters, before the preview's numbers (Preview\Blocks).
		add_filter( 'render_block', array( $markers, 'mark' ), PHP_INT_MAX - 1, 3 );
		// The key of WPGraphQL Smart Cache does not have the nonce.
		add_filter( 'graphql_cache_is_object_cache_enabled', '__return_false', 100 );
	}

	/** Returns a block's HTML in its mark. */
	public function mark( $html, $parsed = null, $instance = null ) {
		$name = is_array( $parsed ) ? $parsed['blockName'] ?? null : null;
		// An excerpt is made of the text without tags, and a page cache must not keep a mark.
		if ( ! is_string( $html ) || ! is_string( $name ) || ! isset( $this->names[ $name ] ) || doing_filter( 'get_the_excerpt' ) || ! Blocks::is_api() ) {
			return $html;
		}
		$attributes = is_array( $parsed['attrs'] ?? null ) ? $parsed['attrs'] : array();
		$attributes = 0 === strpos( $name, 'acf/' ) ? AcfFields::of( $attributes ) : $attributes + self::defaults( $instance );
		$json       = wp_json_encode(
			array(
				'name'       => $name,
				'attributes' => (object) $attributes,
			),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
		);
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- No filter of a text changes it.
		$block = false === $json ? '' : rtrim( strtr( base64_encode( $json ), '+/', '-_' ), '=' );
		return '' === $block ? $html : sprintf( '<%1$s data-nonce="%2$s" data-block="%3$s">%4$s</%1$s>', self::ELEMENT, $this->nonce, $block, $html );
	}

	/**
	 * @return array<string, mixed> The defaults of a block's attributes. WordPress's own values have them also in place of a
	 *                              value of a wrong type, which the site reports to the editor.
	 */
	private static function defaults( $instance ): array {
		$type     = $instance instanceof WP_Block ? $instance->block_type : null;
		$defaults = array();
		foreach ( null !== $type && is_array( $type->attributes ) ? $type->attributes : array() as $name => $attribute ) {
			if ( is_array( $attribute ) && isset( $attribute['default'] ) ) {
				$defaults[ $name ] = $attribute['default'];
			}
		}
		return $defaults;
	}
}
