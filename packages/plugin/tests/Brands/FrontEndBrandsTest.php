<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Brands;

use Footbridge\Brands\FrontEndBrands;
use Footbridge\Brands\Brands;
use Footbridge\Settings\Settings;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The list of brands comes from the front end, and survives its outages. */
final class FrontEndBrandsTest extends TestCase {
	private const BRANDS = array( 'ONE' => 'First House', 'TWO' => 'Second House' );
	private FrontEnd $front_end;

	protected function setUp(): void {
		WordPress::$screen = 'contributor';
		$this->front_end   = new FrontEnd();
		$this->front_end->connect();
	}

	public function test_the_list_is_the_front_ends_and_is_requested_once_an_hour(): void {
		self::assertSame( self::BRANDS, FrontEndBrands::all() );
		self::assertSame( array( array( FrontEndBrands::NAME, false ), array( 'footbridge_brand', false ) ), WordPress::$calls['update_option'], 'without autoload' );
		list( , $request ) = WordPress::$calls['wp_remote_get'][0];
		self::assertSame( array( 3, 0 ), array( $request['timeout'], $request['redirection'] ) );
		// One invalid entry does not cost the others.
		array_push( $this->front_end->brands, array( 'code' => 'THREE' ), array( 'code' => 'NEW', 'name' => 'New House' ) );
		WordPress::pass( 3599 );
		self::assertSame( self::BRANDS, FrontEndBrands::all() );
		self::assertSame( 1, $this->front_end->requests() );
		WordPress::pass( 1 );
		self::assertSame( self::BRANDS + array( 'NEW' => 'New House' ), FrontEndBrands::all() );
	}

	public function faults(): array {
		return array(
			'it is unreachable'           => array( static fn( FrontEnd $front_end ) => WordPress::$http = null ),
			'it has another secret'       => array( static fn( FrontEnd $front_end ) => $front_end->secret = strrev( $front_end->secret ) ),
			'it answers an error'         => array( static fn( FrontEnd $front_end ) => $front_end->status = 503 ),
			'it answers a page'           => array( static fn( FrontEnd $front_end ) => $front_end->body = '<!doctype html>' ),
			'it answers an empty list'    => array( static fn( FrontEnd $front_end ) => $front_end->brands = array() ),
			'it answers no list'          => array( static fn( FrontEnd $front_end ) => $front_end->body = '{"brands":"ONE"}' ),
			'it answers invalid entries'  => array( static fn( FrontEnd $front_end ) => $front_end->brands = array( 'ONE', array( 'code' => 7, 'name' => 'x' ), array( 'code' => 'a b', 'name' => 'x' ), array( 'code' => 'ONE', 'name' => ' ' ), array( 'code' => 'TWO' ) ) ),
		);
	}

	/** @dataProvider faults */
	public function test_a_fault_leaves_the_last_list_and_is_tried_again_after_five_minutes( callable $break ): void {
		FrontEndBrands::all();
		WordPress::pass( 3600 );
		$break( $this->front_end );
		self::assertSame( self::BRANDS, FrontEndBrands::all() );
		WordPress::pass( 299 );
		self::assertSame( self::BRANDS, FrontEndBrands::all() );
		self::assertSame( 2, $this->front_end->requests() );
		WordPress::pass( 1 );
		( new FrontEnd() )->connect();
		self::assertSame( self::BRANDS, FrontEndBrands::all() );
		self::assertSame( 3, $this->front_end->requests() );
	}

	/** @dataProvider faults */
	public function test_without_a_last_list_a_fault_gives_an_empty_one_and_is_not_repeated_at_once( callable $break ): void {
		$break( $this->front_end );
		self::assertSame( array(), FrontEndBrands::all() );
		self::assertSame( array(), FrontEndBrands::all() );
		self::assertSame( 1, $this->front_end->requests() );
	}

	public function test_outside_wp_admin_nothing_is_requested(): void {
		FrontEndBrands::all();
		WordPress::pass( 3600 );
		WordPress::$screen = null;
		self::assertSame( self::BRANDS, FrontEndBrands::all() );
		self::assertSame( 1, $this->front_end->requests() );
	}

	public function test_without_settings_nothing_is_requested(): void {
		WordPress::$options = array();
		self::assertSame( array(), FrontEndBrands::all() );
		self::assertSame( 0, $this->front_end->requests() );
	}

	public function test_saved_settings_count_at_once(): void {
		Brands::register();
		$front_end_secret        = $this->front_end->secret;
		$this->front_end->secret = strrev( $front_end_secret );
		self::assertSame( array(), FrontEndBrands::all() );
		$this->front_end->secret = $front_end_secret;
		do_action( 'update_option_' . Settings::OPTION );
		self::assertSame( self::BRANDS, FrontEndBrands::all() );
	}

	public function test_a_damaged_option_is_no_list(): void {
		WordPress::$http                        = null;
		WordPress::$options[ FrontEndBrands::NAME ] = array( 'ONE' => 'First House', 'TWO' => 2, 3 => 'Third House' );
		self::assertSame( array( 'ONE' => 'First House' ), FrontEndBrands::all() );
	}
}
