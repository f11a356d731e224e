<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Blocks;

use Footbridge\Blocks\Markers;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Block;

/** Marks of the blocks that the site renders. */
final class MarkersTest extends TestCase {
	private const NONCE = '0123456789abcdef0123456789abcdef';

	protected function setUp(): void {
		WordPress::$options['graphql'] = true;
	}

	/** Renders a block in a request with a header. */
	private static function rendered( ?string $header, string $name, array $attributes = array(), array $defaults = array() ): string {
		if ( null !== $header ) {
			$_SERVER['HTTP_X_FOOTBRIDGE_BLOCKS'] = $header;
		}
		Markers::register();
		$block             = new WP_Block();
		$block->block_type = (object) array( 'attributes' => $defaults );
		return apply_filters( 'render_block', '<p>plain</p>', array( 'blockName' => $name, 'attrs' => $attributes ), $block );
	}

	private static function marked( string $html ): array {
		self::assertSame( 1, preg_match( '~^<footbridge-block data-nonce="' . self::NONCE . '" data-block="([\w-]+)"><p>plain</p></footbridge-block>$~D', $html, $found ), $html );
		return json_decode( (string) base64_decode( strtr( $found[1], '-_', '+/' ), true ), true );
	}

	public function test_a_named_block_is_marked_with_its_attributes_and_defaults(): void {
		$defaults = array( 'text' => array( 'type' => 'string', 'default' => 'Call' ), 'look' => array( 'type' => 'string', 'default' => 'primary' ), 'none' => array( 'type' => 'string' ) );
		$html     = self::rendered( self::NONCE . ' footbridge/quote footbridge/call-button', 'footbridge/call-button', array( 'text' => '"Ünter" <b> & \\ ?>~' ), $defaults );
		self::assertSame( array( 'name' => 'footbridge/call-button', 'attributes' => array( 'text' => '"Ünter" <b> & \\ ?>~', 'look' => 'primary' ) ), self::marked( $html ) );
		self::assertFalse( apply_filters( 'graphql_cache_is_object_cache_enabled', true ), 'a cached answer has another nonce' );
		$html = self::rendered( self::NONCE . ' acme/hero', 'acme/hero' );
		self::assertStringContainsString( rtrim( base64_encode( '{"name":"acme/hero","attributes":{}}' ), '=' ), $html );
	}

	public function test_a_value_of_a_wrong_type_reaches_the_site(): void {
		$html = self::rendered( self::NONCE . ' acme/hero', 'acme/hero', array( 'text' => array( 7 ) ), array( 'text' => array( 'type' => 'string', 'default' => 'a' ) ) );
		self::assertSame( array( 'text' => array( 7 ) ), self::marked( $html )['attributes'] );
	}

	public static function others(): array {
		return array(
			'no header'       => array( null ),
			'another block'   => array( self::NONCE . ' footbridge/quote' ),
			'no names'        => array( self::NONCE ),
			'a short nonce'   => array( '0123 footbridge/call-button' ),
			'a nonce of HTML' => array( str_repeat( '"', 32 ) . ' footbridge/call-button' ),
			'a name of HTML'  => array( self::NONCE . ' footbridge/call-button a/"><script>' ),
			'a long header'   => array( self::NONCE . str_repeat( ' footbridge/call-button', 1000 ) ),
		);
	}

	/** @dataProvider others */
	public function test_otherwise_a_block_stays_as_wordpress_renders_it( ?string $header ): void {
		self::assertSame( '<p>plain</p>', self::rendered( $header, 'footbridge/call-button' ) );
	}

	public function test_an_excerpt_and_a_page_of_wordpress_have_no_mark(): void {
		WordPress::$doing = array( 'get_the_excerpt' );
		self::assertSame( '<p>plain</p>', self::rendered( self::NONCE . ' footbridge/call-button', 'footbridge/call-button' ) );
		WordPress::$doing              = array();
		WordPress::$options['graphql'] = false;
		self::assertSame( '<p>plain</p>', self::rendered( self::NONCE . ' footbridge/call-button', 'footbridge/call-button' ) );
	}

	public function test_a_block_of_acf_has_its_fields_by_name(): void {
		$data = array( 'heading' => 'A', '_heading' => 'field_1', 'number' => 2 );
		$html = self::rendered( self::NONCE . ' acf/team', 'acf/team', array( 'name' => 'acf/team', 'data' => $data, 'mode' => 'preview' ) );
		self::assertSame( array( 'name' => 'acf/team', 'attributes' => array( 'heading' => 'A', 'number' => 2 ) ), self::marked( $html ) );
	}
}
